import type { ComponentProps, MouseEvent } from 'react';

interface HeldButtonProps extends ComponentProps<'button'> {
  /** Set by the library while it shows a loader. */
  'data-loading'?: boolean;
}

/**
 * What buttons of the library are made of. It disables one that waits for the server, and what is disabled loses the
 * focus: whoever works with the keyboard was left nowhere. This one keeps it and cannot be pressed again.
 */
export function HeldButton({ disabled, onClick, type = 'button', ...rest }: HeldButtonProps) {
  const waits = rest['data-loading'] === true;
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled && !waits}
      aria-disabled={waits || rest['aria-disabled']}
      aria-busy={waits || undefined}
      onClick={waits ? stop : onClick}
    />
  );
}

/** Nor is the form sent again that it stands in. */
function stop(event: MouseEvent): void {
  event.preventDefault();
}
