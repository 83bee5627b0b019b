import {
  ActionIcon,
  Button,
  CheckboxGroup,
  type CSSVariablesResolver,
  colorsTuple,
  createTheme,
  Drawer,
  defaultVariantColorsResolver,
  Input,
  InputWrapper,
  type InputWrapperProps,
  Loader,
  Menu,
  Modal,
  NativeSelect,
  RadioGroup,
  SegmentedControl,
  Skeleton,
  type VariantColorsResolver,
} from '@mantine/core';
import { TallyLoader } from '../plain/tally-loader.tsx';
import { HeldButton } from './focus/held-button.tsx';
import errors from './forms/errors.module.css';
import segmented from './segmented.module.css';
import spotlight from './spotlight.module.css';
import skeleton from './states/skeleton.module.css';

const TONES = ['primary', 'accent', 'danger', 'success', 'info'] as const;

/** On a filled ground the words take the colour made for it, in both schemes. */
const readableOnFilled: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input);
  const tone = TONES.find((name) => name === (input.color ?? 'primary'));
  return tone && input.variant === 'filled' ? { ...colours, color: `var(--on-${tone})` } : colours;
};

const SMALL_TEXT = { fontSize: 'var(--text-15)', lineHeight: 'var(--leading)' };

const CHOICES: InputWrapperProps['inputWrapperOrder'] = ['label', 'description', 'input', 'error'];

const DIALOG_TITLE = {
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--text-21)',
  fontWeight: 600,
  lineHeight: 'var(--leading-tight)',
};

/** As behind dialogs. */
const DIMMED = { backgroundOpacity: 0.6, blur: 0 };

export const theme = createTheme({
  primaryColor: 'primary',
  colors: {
    primary: [
      '#e6f2ee',
      '#c9e3da',
      '#9fcdbd',
      '#70b59c',
      '#459c7e',
      '#1f8463',
      '#006a4e',
      '#00563f',
      '#004733',
      '#00382a',
    ],
    // Warm where the library's own are blue: tracks, stripes, quiet badges.
    gray: [
      '#faf8f2',
      '#f4f2eb',
      '#ebe8df',
      '#e4e2da',
      '#cfccc2',
      '#a9a79d',
      '#7d7c73',
      '#5d5e57',
      '#3b3e39',
      '#232722',
    ],
    dark: [
      '#c9d1cd',
      '#a7b5ae',
      '#8b9a93',
      '#75857e',
      '#46544c',
      '#3a4941',
      '#28352f',
      '#1e2a25',
      '#0d1411',
      '#090e0b',
    ],
    accent: colorsTuple('#f5a524'),
    danger: colorsTuple('#c8321f'),
    success: colorsTuple('#1e7f4f'),
    info: colorsTuple('#1f5fa8'),
  },
  variantColorResolver: readableOnFilled,
  fontFamily: 'var(--font-site)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '600' },
  fontSizes: {
    xs: 'var(--text-13)',
    sm: 'var(--text-15)',
    md: 'var(--text-17)',
    lg: 'var(--text-21)',
    xl: 'var(--text-28)',
  },
  lineHeights: {
    xs: 'var(--leading)',
    sm: 'var(--leading)',
    md: 'var(--leading)',
    lg: 'var(--leading)',
    xl: 'var(--leading)',
  },
  spacing: {
    xs: 'var(--space-2)',
    sm: 'var(--space-3)',
    md: 'var(--space-4)',
    lg: 'var(--space-6)',
    xl: 'var(--space-8)',
  },
  radius: { md: 'var(--radius-control)', lg: 'var(--radius-card)' },
  defaultRadius: 'md',
  shadows: { sm: 'var(--shadow)', md: 'var(--shadow)', lg: 'var(--shadow)' },
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '87.5em' },
  components: {
    ActionIcon: ActionIcon.extend({ defaultProps: { component: HeldButton } }),
    Button: Button.extend({ defaultProps: { component: HeldButton } }),
    // Their titles are headings: they look like it.
    Modal: Modal.extend({ styles: { title: DIALOG_TITLE, content: { border: '1px solid var(--line)' } } }),
    Drawer: Drawer.extend({ styles: { title: DIALOG_TITLE } }),
    Skeleton: Skeleton.extend({ classNames: { root: skeleton.skeleton } }),
    // Loaded by its palettes alone.
    Spotlight: { classNames: { actionsGroup: spotlight.group }, defaultProps: { overlayProps: DIMMED } },
    SpotlightRoot: { defaultProps: { overlayProps: DIMMED } },
    // In the dark its track is the page's own colour, and the library's lines and words of choices are white.
    SegmentedControl: SegmentedControl.extend({
      classNames: { label: segmented.label },
      styles: {
        root: { border: '1px solid var(--line)', background: 'var(--sunken)' },
        indicator: { background: 'var(--raised)' },
        control: { '--separator-color': 'var(--line)' },
        label: { color: 'var(--ink)' },
      },
    }),
    Loader: Loader.extend({ defaultProps: { loaders: { tally: TallyLoader }, type: 'tally' } }),
    Menu: Menu.extend({
      defaultProps: {
        // The first entry takes the focus: a placeholder for it is a child that no menu may have.
        withInitialFocusPlaceholder: false,
        // Fading away it would keep the focus, and the keys that are pressed next: taking back what was just chosen.
        transitionProps: { duration: 150, exitDuration: 0 },
      },
      styles: { item: { minHeight: 40 } },
    }),
    NativeSelect: NativeSelect.extend({ styles: { input: { textOverflow: 'ellipsis' } } }),
    // Bengali needs its line height in small letters most of all.
    // What helps with a field stands below it, as what is wrong does: labels stand on their fields.
    InputWrapper: InputWrapper.extend({
      defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] },
      classNames: { error: errors.error },
      styles: { description: SMALL_TEXT, error: SMALL_TEXT },
    }),
    Input: Input.extend({ classNames: { input: errors.input } }),
    // What is said of choices is read before them.
    CheckboxGroup: CheckboxGroup.extend({ defaultProps: { inputWrapperOrder: CHOICES } }),
    RadioGroup: RadioGroup.extend({ defaultProps: { inputWrapperOrder: CHOICES } }),
  },
  respectReducedMotion: true,
});

/** Mantine's colours are the design's: they change with the same scheme, in one place. */
export const cssVariables: CSSVariablesResolver = () => {
  const both = {
    '--mantine-color-body': 'var(--surface)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-muted)',
    '--mantine-color-placeholder': 'var(--ink-muted)',
    '--mantine-color-anchor': 'var(--primary-text)',
    '--mantine-color-error': 'var(--danger-text)',
    '--mantine-color-disabled': 'var(--sunken)',
    '--mantine-color-disabled-color': 'var(--ink-muted)',
    '--mantine-color-disabled-border': 'var(--line-strong)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--hover)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--menu-item-hover': 'var(--hover)',
    ...Object.fromEntries(TONES.flatMap(toneVariables)),
  };
  return {
    variables: {},
    light: { ...both, '--mantine-color-gray-3': 'var(--line)', '--mantine-color-gray-4': 'var(--line-strong)' },
    dark: {
      ...both,
      '--mantine-color-dark-4': 'var(--line-strong)',
      '--mantine-color-dark-6': 'var(--surface)',
      // A quiet badge lies on a card, and is no hole in it.
      '--mantine-color-gray-light': 'var(--hover)',
      '--mantine-color-gray-light-hover': 'var(--hover)',
      '--mantine-color-gray-light-color': 'var(--ink)',
    },
  };
};

function toneVariables(tone: (typeof TONES)[number]): [string, string][] {
  const hover = tone === 'primary' ? 'var(--primary-hover)' : `color-mix(in srgb, var(--${tone}) 88%, var(--ink))`;
  return [
    [`--mantine-color-${tone}-filled`, `var(--${tone})`],
    [`--mantine-color-${tone}-filled-hover`, hover],
    [`--mantine-color-${tone}-light`, `var(--${tone}-tint)`],
    [`--mantine-color-${tone}-light-hover`, `color-mix(in srgb, var(--${tone}-tint) 92%, var(--ink))`],
    [`--mantine-color-${tone}-light-color`, `var(--${tone}-text)`],
    [`--mantine-color-${tone}-text`, `var(--${tone}-text)`],
    [`--mantine-color-${tone}-outline`, `var(--${tone}-text)`],
    [`--mantine-color-${tone}-outline-hover`, `var(--${tone}-tint)`],
  ];
}
