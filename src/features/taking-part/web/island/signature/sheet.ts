const PAPER = '#fff';
const INK = '#111';
/** Of a stroke, of a sheet that is 720 wide. */
const WIDTH = 4;

interface Sheet {
  clear(): void;
  /** What is drawn, as a picture; undefined where the browser makes none. */
  toFile(name: string): Promise<File | undefined>;
}

interface Hand {
  onStroke(): void;
  onRest(): void;
}

/** Something to draw on with a finger, a pen or a mouse. Undefined where the browser has no such thing. */
export function makeSheet(canvas: HTMLCanvasElement, { onStroke, onRest }: Hand): Sheet | undefined {
  const ink = canvas.getContext('2d');
  if (!ink) return undefined;
  let pointer: number | undefined;

  function clear(): void {
    if (!ink) return;
    ink.fillStyle = PAPER;
    ink.fillRect(0, 0, canvas.width, canvas.height);
    Object.assign(ink, { strokeStyle: INK, lineWidth: WIDTH, lineCap: 'round', lineJoin: 'round' });
  }

  function placeOf({ clientX, clientY }: PointerEvent): [number, number] {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    return [((clientX - left) * canvas.width) / width, ((clientY - top) * canvas.height) / height];
  }

  function drawTo(event: PointerEvent): void {
    ink?.lineTo(...placeOf(event));
    ink?.stroke();
  }

  canvas.addEventListener('pointerdown', (event) => {
    if (pointer !== undefined || event.button !== 0) return;
    event.preventDefault();
    pointer = event.pointerId;
    canvas.setPointerCapture(pointer);
    onStroke();
    ink.beginPath();
    ink.moveTo(...placeOf(event));
    drawTo(event);
  });
  canvas.addEventListener('pointermove', (event) => {
    if (event.pointerId !== pointer) return;
    for (const point of event.getCoalescedEvents?.() ?? []) drawTo(point);
    drawTo(event);
  });
  for (const type of ['pointerup', 'pointercancel'] as const) {
    canvas.addEventListener(type, (event) => {
      if (event.pointerId !== pointer) return;
      pointer = undefined;
      onRest();
    });
  }
  clear();

  return {
    clear,
    async toFile(name) {
      const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
      return picture ? new File([picture], name, { type: 'image/png' }) : undefined;
    },
  };
}
