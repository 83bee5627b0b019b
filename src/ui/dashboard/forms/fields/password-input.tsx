import { PasswordInput as MantinePasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';

/** A password that its owner may look at. */
export function PasswordInput(props: PasswordInputProps) {
  const t = useText();
  const [visible, setVisible] = useState(false);
  return (
    <MantinePasswordInput
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{
        'aria-label': t(visible ? 'common:hidePassword' : 'common:showPassword'),
      }}
      {...props}
    />
  );
}
