/** For the `ref` of a picture, which shows the file for as long as it is there. Keep it while the file is the same. */
export function showFile(file: File) {
  return (picture: HTMLImageElement | null) => {
    if (!picture) return;
    const address = URL.createObjectURL(file);
    picture.src = address;
    return () => URL.revokeObjectURL(address);
  };
}
