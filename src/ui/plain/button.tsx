import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-look.ts';
import { TallyLoader } from './tally-loader.tsx';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** At work: shown, announced, and not to be pressed again. */
  loading?: boolean;
}

/** Submits its form unless it is given another `type`. */
export function Button({ variant, wide, loading, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="submit"
      className={buttonClass({ variant, wide }, className)}
      data-loading={loading || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {loading ? <TallyLoader /> : null}
      {children}
    </button>
  );
}
