import { BarList } from './bar-list.tsx';
import { DivergingBar } from './diverging-bar.tsx';
import type { DrawingProps } from './drawing-props.ts';
import { stepColour } from './step-colour.ts';

/** The steps of a short scale: which way they lean on one bar, and below it each of them, in the same colours. */
export function Steps(props: DrawingProps) {
  const { shares } = props;
  return (
    <>
      <DivergingBar {...props} />
      <BarList {...props} colourOf={(index) => stepColour(index, shares.length)} />
    </>
  );
}
