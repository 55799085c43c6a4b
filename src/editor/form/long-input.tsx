import styled from '@emotion/styled';
import { useRef, type KeyboardEvent } from 'react';
import type { ControlProps } from './control-props.ts';
import { Area, Select } from './form-parts.tsx';
import { linkOptions, mostListed, searchLink, type Option } from './link-options.ts';
import { SearchButton } from './search-button.tsx';
import { pastedWhole } from './pasted-text.ts';
import { putLink, type Shaped, type Stretch } from './put-link.ts';
import { goOn, hasSigns, putBold, putList, withoutOpenItem } from './shape-text.ts';
import { Button } from '../ui/parts.tsx';
import { useTyped } from './use-typed.ts';

/** Text of several lines. */
export function LongInput({
  value,
  ids,
  onValue,
  desk,
}: Pick<ControlProps, 'value' | 'ids' | 'onValue' | 'desk'>) {
  const field = useTyped(value, onValue, desk.onRest);
  return (
    <Area
      {...ids}
      value={field.value}
      onChange={({ target }) => field.type(target.value)}
      onBlur={field.leave}
    />
  );
}

/** A press leaves the cursor in the text, which would lose the line that was just begun. */
const keepFocus = (event: { readonly preventDefault: () => void }) => event.preventDefault();

/** Text of several lines whose selected words can be bold, the items of a list, or lead somewhere. */
export function ShapedInput(props: ControlProps) {
  const { ids, value, desk, onValue, onPasted } = props;
  const box = useRef<HTMLDivElement>(null);
  const options = linkOptions(desk.site);
  const field = useTyped(value, onValue, desk.onRest);
  // What is seen may end in a line that the file does not keep.
  const shape = (put: (text: string, selected: Stretch) => Shaped | undefined) => {
    const area = box.current?.querySelector('textarea');
    const made = area && put(area.value, { start: area.selectionStart, end: area.selectionEnd });
    if (!made) return false;
    desk.onRest();
    // As if it had been typed, and at once: the next key may come before the next frame.
    area.focus();
    area.setRangeText(made.text, 0, area.value.length);
    area.setSelectionRange(made.words.start, made.words.end);
    area.dispatchEvent(new Event('input', { bubbles: true }));
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isLine = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (isLine && shape(goOn)) event.preventDefault();
  };
  const leave = () => {
    const whole = withoutOpenItem(field.value);
    if (whole !== field.value) onValue(whole);
    field.leave();
  };
  const lead = (to: string) => {
    const label = options.find((option) => option.value === to)?.label ?? to;
    shape((text, selected) => putLink(text, selected, to, label.replace(/^.*(?:: | › )/, '')));
  };
  return (
    <div ref={box}>
      <Area
        {...ids}
        value={field.value}
        onChange={({ target }) => field.type(target.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => onPasted?.(pastedWhole(event))}
        onBlur={leave}
      />
      <Shapes>
        <Button type="button" aria-controls={ids.id} onMouseDown={keepFocus} onClick={() => shape(putBold)}>
          Negrito
        </Button>
        <Button type="button" aria-controls={ids.id} onMouseDown={keepFocus} onClick={() => shape(putList)}>
          Lista
        </Button>
        <LinkChoice options={options} controls={ids.id} onChoose={lead} />
      </Shapes>
      {hasSigns(field.value) && <Quiet>Na página, as estrelas e os colchetes não aparecem.</Quiet>}
    </div>
  );
}

interface LinkChoiceProps {
  readonly options: readonly Option[];
  /** The id of the text. */
  readonly controls: string;
  readonly onChoose: (value: string) => void;
}

/** Where the selected words are to lead. */
function LinkChoice({ options, controls, onChoose }: LinkChoiceProps) {
  const shown = 'Pôr um link…';
  const button = {
    'aria-label': 'Pôr um link nas palavras selecionadas',
    'aria-controls': controls,
  };
  if (options.length > mostListed)
    return <SearchButton {...button} {...searchLink} shown={shown} choices={options} onChoose={onChoose} />;
  return (
    <Select {...button} value="" onChange={({ target }) => onChoose(target.value)}>
      <option value="">{shown}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

const Quiet = styled.p`
  margin-top: 0.25rem;
  color: var(--soft);
  font-size: 0.8125rem;
`;

const Shapes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;
  margin-top: 0.25rem;

  & > :is(button, select) {
    min-height: 2.25rem;
    padding-block: 0.2rem;
    font-size: 0.8125rem;
  }
  & > :is(select, [aria-haspopup]) {
    flex: 1 1 6rem;
    min-width: 0;
    max-width: 11rem;
  }
`;
