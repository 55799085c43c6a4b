import { tellShown, whenGone } from '../form/tell-shown.ts';
import { datedBy, daysOf, isHiddenSection, type Shared } from '../outline/describe-section.ts';
import { Strip } from './held-back.tsx';

interface NotShownProps {
  readonly section: unknown;
  /** The shared section that it stands for. */
  readonly shared: Shared | undefined;
  readonly today: string;
}

/** Why a section is not seen on its page today; nothing where it is. */
export function tellNotShown({ section, shared, today }: NotShownProps): string | undefined {
  const isHidden = [section, shared?.section].some(isHiddenSection);
  const days = daysOf(datedBy(section, shared));
  if (whenGone({ isHidden, ...days }, today) !== 'now') return undefined;
  if (isHidden) return 'Esta seção está escondida: não está na página abaixo.';
  return tellShown({ isHidden, from: days.showFrom || undefined, until: days.showUntil || undefined }, today);
}

/** Says over the page why the section that is edited is not on it. */
export function NotShown(props: NotShownProps) {
  const said = tellNotShown(props);
  return (
    said !== undefined && (
      <Strip role="note">
        <p>{said}</p>
      </Strip>
    )
  );
}
