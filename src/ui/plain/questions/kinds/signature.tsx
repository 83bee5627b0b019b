import { SIGNATURE_FILE, TYPED } from '#domain/questionnaire/kinds/files/signature.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { fieldId } from '../../fields/field-id.ts';
import styles from '../question.module.css';
import type { AnswerProps } from '../question-props.ts';
import own from './signature.module.css';

/**
 * A sheet to draw on, which the script makes one (`island/signature`), and a field to type a name in, which is all
 * there is without it. The box that is ticked names the file of what was drawn.
 */
export function SignatureInput({ name, shown = [], parts = {} }: AnswerProps<'signature'>) {
  const t = useText();
  const [drawn] = shown;
  return (
    <div
      className={own.signature}
      data-signature={SIGNATURE_FILE}
      data-added={t('questions:signatureKept')}
      data-failed={t('questions:signatureFailed')}
      data-removed={t('questions:signatureGone')}
      data-waits={t('questions:signatureWaits')}
      data-arriving={t('questions:signatureUnderWay')}
    >
      <div className={own.sheet}>
        <canvas width={720} height={240} role="img" aria-label={t('questions:signHere')} />
        <span className={own.invitation} aria-hidden="true">
          {t('questions:signHere')}
        </span>
      </div>
      <div className={own.beneath}>
        <p className={own.status} role="status" data-sign-status="" />
        <label className={own.kept}>
          <input type="checkbox" name={name} value={drawn ?? ''} defaultChecked={Boolean(drawn)} disabled={!drawn} />
          <span>{t('questions:signatureKept')}</span>
        </label>
        <button type="button" className={own.clear} data-sign-again="">
          {t('questions:signAgain')}
        </button>
      </div>
      <label className={own.typed}>
        <span className={own.or}>{t('questions:typeSignature')}</span>
        <span className={own.alone}>{t('questions:typeSignatureAlone')}</span>
        <input
          type="text"
          id={fieldId(name)}
          name={`${name}.${TYPED}`}
          className={styles.control}
          autoComplete="name"
          maxLength={LIMITS.signature * 4}
          defaultValue={parts[TYPED]?.[0]}
        />
      </label>
    </div>
  );
}
