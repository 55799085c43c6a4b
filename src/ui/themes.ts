import type { Theme } from '../fields/page-data.ts';

/** What a theme decides. `strong` fills buttons and full sections, `deep` the footer; `accent` is for words. */
export interface ThemeColors {
  readonly strong: string;
  readonly strongHover: string;
  readonly deep: string;
  /** Quiet text on `strong` and `deep`. */
  readonly onStrongSoft: string;
  /** Emphasis on `strong` and `deep`. */
  readonly onStrongMark: string;
  /** Hairlines on `strong` and `deep`. */
  readonly strongLine: string;
  readonly accent: string;
  readonly tint: string;
  readonly tintStrong: string;
  /** Hairlines of cards and rows; decoration only. */
  readonly line: string;
  /** Edges of controls. */
  readonly edge: string;
}

export const themes: Readonly<Record<Theme, ThemeColors>> = {
  clinic: {
    strong: '#0F6B5C',
    strongHover: '#0A5247',
    deep: '#0A332D',
    onStrongSoft: '#D5EBE4',
    onStrongMark: '#FFD9C9',
    strongLine: '#4B9386',
    accent: '#B53A22',
    tint: '#E3F1EC',
    tintStrong: '#C3E0D6',
    line: '#D3E4DD',
    edge: '#4F8376',
  },
  grooming: {
    strong: '#93305F',
    strongHover: '#75244B',
    deep: '#3F1229',
    onStrongSoft: '#F8DDE9',
    onStrongMark: '#B9E8E5',
    strongLine: '#BC7696',
    accent: '#0A6B68',
    tint: '#DFF3F1',
    tintStrong: '#B9E2DF',
    line: '#CFE6E4',
    edge: '#A65C80',
  },
  neutering: {
    strong: '#553C9A',
    strongHover: '#412C7B',
    deep: '#23174A',
    onStrongSoft: '#E5DEF8',
    onStrongMark: '#BDF0D6',
    strongLine: '#8E7BC4',
    accent: '#176B4A',
    tint: '#E2F5EC',
    tintStrong: '#BFE6D3',
    line: '#D1E8DC',
    edge: '#7C68B8',
  },
  winter: {
    strong: '#12355B',
    strongHover: '#0B2542',
    deep: '#0A1D33',
    onStrongSoft: '#D5E4F2',
    onStrongMark: '#FFD9C9',
    strongLine: '#5B7EA3',
    accent: '#B23A24',
    tint: '#E4EFF8',
    tintStrong: '#C4DCEF',
    line: '#D2E1EE',
    edge: '#55789B',
  },
  shop: {
    strong: '#9A4A1B',
    strongHover: '#7A3812',
    deep: '#371A0A',
    onStrongSoft: '#FBE6D6',
    onStrongMark: '#CDEFE6',
    strongLine: '#C48A62',
    accent: '#1A655A',
    tint: '#F6EADB',
    tintStrong: '#EBD3B4',
    line: '#EBDCC7',
    edge: '#A5693F',
  },
};
