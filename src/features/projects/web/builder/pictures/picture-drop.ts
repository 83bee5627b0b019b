import type { DragEvent } from 'react';

/** For an element that pictures are dropped on. */
export function pictureDrop(take: (file: File) => void) {
  return {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      event.stopPropagation();
      event.dataTransfer.dropEffect = 'copy';
    },
    onDrop(event: DragEvent) {
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      event.stopPropagation();
      take(file);
    },
  };
}
