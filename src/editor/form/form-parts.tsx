import styled from '@emotion/styled';
import { Fragment, useEffect, useId, type MouseEventHandler, type ReactNode } from 'react';
import { apart } from '../ui/apart.ts';
import { Button } from '../ui/parts.tsx';
import type { Desk, Found, Offer } from './desk.ts';
import { inWords } from './in-words.ts';
import { OutcomeList } from './outcome-list.tsx';

/** What an editor does with a field that is empty. */
type ToDo = 'write' | 'choose';

interface RowProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isNeeded: boolean;
  readonly problems: readonly Found[];
  /** What is still to be done where nothing stands in it yet: that is said calmly. */
  readonly toDo?: ToDo | undefined;
  /** Cures a problem, in the way that was chosen where there are several. */
  readonly onCure: (problem: Found, offer?: Offer) => void;
  /** What tells beforehand what a way out would write. */
  readonly desk?: Pick<Desk, 'data' | 'tryOut'> | undefined;
  /** What stands in the way that the checker does not say: why, and what helps. */
  readonly refusal?: ReactNode;
  /** Whether it gets the focus as the form opens. */
  readonly isSought?: boolean;
  readonly children: (ids: {
    readonly id: string;
    readonly 'aria-describedby': string;
    readonly 'aria-invalid': boolean;
  }) => ReactNode;
}

/** What a hint says in one way, whatever its articles: `A pergunta.` is no more than `Pergunta`. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^(?:o|a|os|as|um|uma) /, '')
    .replace(/ d[ao] (?:seção|página|item)$/, '');

/** A field with its name, what it is for and what is wrong with it. */
export function FieldRow(props: RowProps) {
  const { label, isNeeded, problems, toDo, onCure, refusal, isSought, desk, children } = props;
  const hint = props.hint?.startsWith(`${label}. `) ? props.hint.slice(label.length + 2) : props.hint;
  const id = useId();
  useEffect(() => {
    if (isSought !== true) return;
    const field = document.getElementById(id);
    // With its name above it, and what is wrong with it below.
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [id, isSought]);
  const isTelling = hint !== undefined && hint !== '' && bare(hint) !== bare(label);
  const isWrong = refusal !== undefined || problems.some(({ severity }) => severity === 'error');
  return (
    <Row data-wrong={isWrong && toDo === undefined ? '' : undefined}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
        {isNeeded && <Needed> obrigatório</Needed>}
      </label>
      {children({
        id,
        'aria-describedby': isTelling ? `${id}-hint ${id}-problems` : `${id}-problems`,
        'aria-invalid': isWrong,
      })}
      {isTelling && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <div id={`${id}-problems`}>
        {refusal !== undefined && <Problem data-severity="error">{refusal}</Problem>}
        <Problems {...{ problems, toDo, onCure, label, desk, id }} />
      </div>
    </Row>
  );
}

interface ProblemsProps extends Pick<RowProps, 'problems' | 'onCure' | 'desk'> {
  /** What nobody has done yet, where that is all that is wrong. */
  readonly toDo?: ToDo | undefined;
  /** What the field is called above them. */
  readonly label?: string;
  /** The id of what they are about: the field, or what is round several. */
  readonly id: string;
}

/**
 * Does what a button below a field offers, after which the button is gone. Who pressed it by keyboard goes on from the
 * field, or from what is round several; to a finger that would open the keys.
 */
export const pressedBelow =
  (id: string, follow?: () => void): MouseEventHandler =>
  ({ detail }) => {
    if (detail === 0) document.getElementById(id)?.focus();
    follow?.();
  };

/** A problem's words, in which its field is called as above them. */
function sayOf({ path = [] }: Found, label: string | undefined): (words: string) => string {
  const own = label === undefined ? undefined : { name: String(path.at(-1)), label };
  return (words) => inWords(words, own);
}

/** Whether a way out gives parts of what was written to several fields or items: where each goes is seen beforehand. */
const divides = ({ label }: Offer) => /^(?:Pôr|Fazer)\b/.test(label);

/** What the checker says, with its cure as a button where it is certain. */
export function Problems({ problems, toDo, onCure, label, desk, id }: ProblemsProps) {
  const keys = apart(problems.map(({ code, range }) => `${code} ${range.start}`));
  return problems.map((problem, at) => (
    <Problem key={keys[at]} data-severity={toDo === undefined ? problem.severity : 'hint'}>
      {toDo !== undefined ? (
        <p>{toDo === 'choose' ? 'Falta escolher.' : 'Falta escrever.'}</p>
      ) : (
        <>
          <p>{sayOf(problem, label)(problem.message)}</p>
          <p>{sayOf(problem, label)(problem.cure)}</p>
        </>
      )}
      {problem.edit !== undefined && (
        <Button type="button" onClick={pressedBelow(id, () => onCure(problem))}>
          Corrigir
        </Button>
      )}
      {problem.offers?.map((offer, index) => (
        <Fragment key={`${index} ${offer.label}`}>
          <Button type="button" onClick={pressedBelow(id, () => onCure(problem, offer))}>
            {offer.label}
          </Button>
          {desk !== undefined && index === 0 && divides(offer) && (
            <OutcomeList desk={desk} wish={offer.wish} from={problem.message} />
          )}
        </Fragment>
      ))}
    </Problem>
  ));
}

const Row = styled.div`
  margin-bottom: 1rem;

  & > label {
    display: block;
    margin-bottom: 0.25rem;
    font-weight: 600;
  }
  &[data-wrong] :is(input, textarea, select, [aria-haspopup]) {
    border-color: var(--danger);
  }
`;

const Needed = styled.span`
  color: var(--soft);
  font-size: 0.8125rem;
  font-weight: 400;
`;

const Hint = styled.p`
  margin-top: 0.25rem;
  color: var(--soft);
  font-size: 0.8125rem;
`;

const Problem = styled.div`
  margin-block: 0.4rem;
  padding: 0.5rem 0.65rem;
  border-left: 4px solid var(--warn);
  border-radius: 0.25rem;
  background: var(--warn-tint);
  font-size: 0.875rem;
  overflow-wrap: anywhere;
  white-space: pre-line;

  & p:first-of-type {
    font-weight: 600;
  }
  & button {
    margin: 0.4rem 0.4rem 0 0;
  }
  &[data-severity='error'] {
    border-color: var(--danger);
    background: var(--danger-tint);
  }
`;

/** What fields look like that one types into or chooses in. */
export const fieldLook = `
  display: block;
  width: 100%;
  min-height: 2.5rem;
  padding: 0.45rem 0.6rem;
  border: 1px solid var(--edge);
  border-radius: 0.45rem;
  background: var(--raised);
`;

export const Input = styled.input`
  ${fieldLook}
`;

export const Select = styled.select`
  ${fieldLook}
  text-overflow: ellipsis;
`;

export const Area = styled.textarea`
  ${fieldLook}
  min-height: 5.5rem;
  field-sizing: content;
  max-height: 24rem;
  resize: vertical;
`;

/** A line that grows as it is typed. */
export const Line = styled(Area)`
  min-height: 2.5rem;
  resize: none;
`;

/** Fields that belong together, under a name. */
export const Group = styled.fieldset`
  min-width: 0;
  margin: 0 0 1rem;
  padding: 0.75rem;
  border: 1px solid var(--line);
  border-radius: 0.6rem;

  & > legend {
    padding: 0 0.35rem;
    font-weight: 700;
  }
`;

/** What is seldom needed, folded away. */
export const More = styled.details`
  margin-bottom: 1rem;

  & > summary {
    padding: 0.4rem 0;
    color: var(--accent);
    font-weight: 600;
    cursor: pointer;
  }
  &[open] > summary {
    margin-bottom: 0.5rem;
  }
`;

/** What is said calmly of a field or of several, with what can be done about it. */
export const Remark = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.4rem;
  margin-block: 0.4rem 0.75rem;
  padding: 0.5rem 0.65rem;
  border-radius: 0.4rem;
  background: var(--tint);
  font-size: 0.875rem;
  overflow-wrap: anywhere;

  & > p {
    flex: 1 1 100%;
  }
`;
