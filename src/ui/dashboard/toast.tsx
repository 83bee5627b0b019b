import type { CSSProperties } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { useText } from '#kit/web/i18n/use-i18n.ts';

const SHOWN_MS = 3000;
/** For the toast's clock, which is its bar's animation: see toast.css. */
const CLOCK = { '--toast-shown': `${SHOWN_MS}ms` } as CSSProperties;

/**
 * Short news at the top of the page: `showToast('success',
 * t('projects:settingsSaved'))`. What must be acted on is no toast.
 */
export function showToast(tone: 'success' | 'error' | 'info', text: string): void {
  toast(text, { type: tone });
}

export function ToastHost() {
  const t = useText();
  return (
    <ToastContainer
      position="top-center"
      aria-label={t('common:notifications')}
      autoClose={SHOWN_MS}
      style={CLOCK}
      hideProgressBar={false}
      limit={3}
      pauseOnFocusLoss
      closeButton={({ closeToast }) => (
        <button type="button" className="Toastify__close-button" aria-label={t('common:dismiss')} onClick={closeToast}>
          ×
        </button>
      )}
    />
  );
}
