import styled from '@emotion/styled';
import type { EditWish } from '../shell/state.ts';
import { Button, onePress, Sign } from '../ui/parts.tsx';
import {
  datedBy,
  daysOf,
  describeSection,
  isHiddenSection,
  reachOf,
  sectionsOf,
  type Shared,
} from './describe-section.ts';
import { wishCopy, wishDay, wishHiding, wishRemoval } from './operations.ts';
import { ToolRow } from './row-parts.tsx';
import { DaysTool, type Days } from './days-tool.tsx';

interface SectionToolsProps {
  /** The data of the page, and the section's place on it. */
  readonly data: unknown;
  readonly section: number;
  /** The shared section that it stands for. */
  readonly shared: Shared | undefined;
  readonly onEdit: (wish: EditWish) => void;
  readonly onDay: (name: keyof Days, day: string, isHere?: boolean) => void;
  /** Somebody left a field. */
  readonly onRest: () => void;
  /** As ISO. */
  readonly today: string;
  readonly onRemoved: () => void;
  readonly onCopied: () => void;
}

/** What is done with a section most often, above its form where the list with all of it is another part. */
export function SectionTools({
  data,
  section,
  shared,
  onEdit,
  onRemoved,
  onCopied,
  ...on
}: SectionToolsProps) {
  const sections = sectionsOf(data);
  const { label } = describeSection(sections[section], shared);
  const isHidden = isHiddenSection(sections[section]);
  const hiding = isHidden ? 'Mostrar' : 'Esconder';
  return (
    <Tools>
      <Button
        type="button"
        aria-label={`Copiar ${label}`}
        onClick={() => {
          onEdit(wishCopy(label, section));
          onCopied();
        }}
      >
        <Sign name="copy" size={16} /> Copiar
      </Button>
      <Button
        type="button"
        aria-label={`${hiding} ${label}`}
        onClick={() => onEdit(wishHiding(data, ['sections', section], label))}
      >
        <Sign name={isHidden ? 'eye' : 'eye-off'} size={16} /> {hiding}
      </Button>
      <Button
        type="button"
        tone="danger"
        {...onePress}
        aria-label={`Apagar ${label}`}
        onClick={() => {
          onEdit(wishRemoval(label, section, sections.length));
          onRemoved();
        }}
      >
        <Sign name="trash" size={16} /> Apagar
      </Button>
      <DaysTool
        {...on}
        what="a seção"
        label={label}
        days={daysOf(datedBy(sections[section], shared))}
        reach={reachOf(sections[section], shared)}
      />
    </Tools>
  );
}

type SharedToolsProps = Pick<SectionToolsProps, 'data' | 'onEdit' | 'onRest' | 'today'>;

/** What is done with a shared section wherever it stands: nothing but its form is there for it. */
export function SharedTools({ data, today, onEdit, onRest }: SharedToolsProps) {
  const isHidden = isHiddenSection(data);
  const { label } = describeSection(data);
  return (
    <ToolRow>
      <Button type="button" onClick={() => onEdit(wishHiding(data, [], label))}>
        <Sign name={isHidden ? 'eye' : 'eye-off'} size={16} />{' '}
        {isHidden ? 'Mostrar em todas as páginas' : 'Esconder em todas as páginas'}
      </Button>
      <DaysTool
        what="a seção"
        label={label}
        days={daysOf(data)}
        onDay={(name, day) => onEdit(wishDay(data, { path: [], called: label, name, day, today }))}
        onRest={onRest}
        today={today}
      />
    </ToolRow>
  );
}

const Tools = styled(ToolRow)`
  && {
    padding-inline: 0;
  }

  @media (min-width: 60.01rem) {
    display: none;
  }
`;
