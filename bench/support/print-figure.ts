/** `name: value unit`, the one form in which every bench tells what it found. */
export function printFigure(name: string, value: number, unit = ''): void {
  const rounded = Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 10 ? 2 : 0);
  console.log(`${name}: ${rounded} ${unit}`.trimEnd());
}
