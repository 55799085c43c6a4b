import type { Code } from './codes.ts';
import { characterKinds, type CharacterParameters } from './kinds/characters.ts';
import { claimKinds, type ClaimParameters } from './kinds/claims.ts';
import { dayKinds, type DayParameters } from './kinds/days.ts';
import { fieldKinds, type FieldParameters } from './kinds/fields.ts';
import { fileKinds, type FileParameters } from './kinds/files.ts';
import type { Advice, Choice, Correction, KindsOf } from './kinds/kind.ts';
import { launchKinds, type LaunchParameters } from './kinds/launch.ts';
import { linkKinds, type LinkParameters } from './kinds/links.ts';
import { messageKinds, type MessageParameters } from './kinds/messages.ts';
import { looseKinds, type LooseParameters } from './kinds/loose.ts';
import { lostKinds, type LostParameters } from './kinds/lost.ts';
import { meantKinds, type MeantParameters } from './kinds/meant.ts';
import { pastedKinds, type PastedParameters } from './kinds/pasted.ts';
import { pictureKinds, type PictureParameters } from './kinds/pictures.ts';
import { publicKinds, type PublicParameters } from './kinds/public.ts';
import { syntaxKinds, type SyntaxParameters } from './kinds/syntax.ts';
import { textKinds, type TextParameters } from './kinds/texts.ts';
import { themeKinds, type ThemeParameters } from './kinds/themes.ts';
import { valueKinds, type ValueParameters } from './kinds/values.ts';
import { findNearest } from './nearest.ts';
import type { Severity } from './place.ts';

/** What every kind of mistake is told with. */
export interface Parameters
  extends
    CharacterParameters,
    ClaimParameters,
    DayParameters,
    FieldParameters,
    FileParameters,
    LaunchParameters,
    LinkParameters,
    MessageParameters,
    LooseParameters,
    LostParameters,
    MeantParameters,
    PastedParameters,
    PictureParameters,
    PublicParameters,
    SyntaxParameters,
    TextParameters,
    ThemeParameters,
    ValueParameters {}

/** The name of a kind of mistake. Several kinds share a code. */
export type Kind = keyof Parameters;

/** All kinds: how each is filed, how much it weighs, what corrects it. */
export const kinds: KindsOf<Parameters> = {
  ...characterKinds,
  ...claimKinds,
  ...dayKinds,
  ...fieldKinds,
  ...fileKinds,
  ...launchKinds,
  ...linkKinds,
  ...messageKinds,
  ...looseKinds,
  ...lostKinds,
  ...meantKinds,
  ...pastedKinds,
  ...pictureKinds,
  ...publicKinds,
  ...syntaxKinds,
  ...textKinds,
  ...themeKinds,
  ...valueKinds,
};

/** What was found wrong, as data: no words, and no place yet. */
export type Finding<Name extends Kind = Kind> = {
  readonly [One in Name]: {
    readonly kind: One;
    readonly parameters: Parameters[One];
    /** Stable, such as `P012`; explained in the editors' guide. */
    readonly code: Code;
    readonly severity: Severity;
  };
}[Name];

/** What was found wrong. `severity` is the kind's own unless it is given. */
export function finding<Name extends Kind>(
  kind: Name,
  parameters: Parameters[Name],
  severity: Severity = kinds[kind].severity,
): Finding<Name> {
  return { kind, parameters, code: kinds[kind].code, severity };
}

/** What puts right what was found, where that is certain. */
export function correctionOf<Name extends Kind>({ kind, parameters }: Finding<Name>): Correction | undefined {
  return kinds[kind].correct?.(parameters);
}

/** What the words for what was found ask for first, where nothing is certain. */
export function adviceFor<Name extends Kind>({ kind, parameters }: Finding<Name>): Advice | undefined {
  return kinds[kind].advise?.(parameters);
}

/** What the words for what was found ask for where the first of it is not meant. */
export function otherAdvice<Name extends Kind>({ kind, parameters }: Finding<Name>): readonly Advice[] {
  return kinds[kind].others?.(parameters).filter((one) => one !== undefined) ?? [];
}

/** A word among those that are known, with the one that was most likely meant. */
export function choose(typed: string, known: readonly string[]): Choice {
  return { typed, known, nearest: findNearest(typed, known) };
}
