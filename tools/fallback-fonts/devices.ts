interface DeviceFont {
  /** What devices call it. */
  names: readonly string[];
  /** How wide the sample in English is in it, in parts of its size by letter. */
  width: number;
}

interface Device {
  regular: DeviceFont;
  bold: DeviceFont & { space: number };
  /** What it draws for a sign that it does not know. */
  box: number;
}

/**
 * What devices have of their own, the likeliest last: of faces by one name the browser takes the last that is there.
 * Liberation Sans and Arimo are as wide as Arial in every letter; the figures are theirs.
 */
export const DEVICES: readonly Device[] = [
  {
    regular: { names: ['DejaVu Sans', 'DejaVuSans'], width: 0.5065 },
    bold: { names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], width: 0.5722, space: 0.3481 },
    box: 0.6001,
  },
  {
    regular: { names: ['Open Sans', 'Open Sans Regular', 'OpenSans-Regular'], width: 0.4663 },
    bold: { names: ['Open Sans Bold', 'OpenSans-Bold'], width: 0.5008, space: 0.26 },
    box: 0.6001,
  },
  {
    regular: { names: ['Roboto', 'Roboto Regular', 'Roboto-Regular'], width: 0.4429 },
    bold: { names: ['Roboto Bold', 'Roboto-Bold'], width: 0.4498, space: 0.2485 },
    box: 0.4434,
  },
  {
    regular: { names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo'], width: 0.447 },
    bold: {
      names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
      width: 0.4806,
      space: 0.2778,
    },
    box: 0.75,
  },
];
