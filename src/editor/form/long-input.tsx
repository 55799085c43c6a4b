import styled from '@emotion/styled';
import { useRef } from 'react';
import type { ControlProps } from './control-props.ts';
import { Area, Select } from './form-parts.tsx';
import { linkOptions } from './link-options.ts';
import { putLink, type Shaped, type Stretch } from './put-link.ts';
import { putBold, putList } from './shape-text.ts';
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

const nowhere: Stretch = { start: 0, end: 0 };

/** Text of several lines whose selected words can be bold, the items of a list, or lead somewhere. */
export function ShapedInput(props: ControlProps) {
  const { ids, value, desk, onValue } = props;
  const box = useRef<HTMLDivElement>(null);
  const options = linkOptions(desk.site);
  const shape = (put: (text: string, selected: Stretch) => Shaped) => {
    const area = box.current?.querySelector('textarea');
    if (!area) return;
    const selected = { ...nowhere, start: area.selectionStart, end: area.selectionEnd };
    const made = put(value.replace(/\n$/, ''), selected);
    onValue(made.text);
    desk.onRest();
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(made.words.start, made.words.end);
    });
  };
  const lead = (to: string) => {
    const label = options.find((option) => option.value === to)?.label ?? to;
    shape((text, selected) => putLink(text, selected, to, label.replace(/^.*(?:: | › )/, '')));
  };
  return (
    <div ref={box}>
      <LongInput {...props} />
      <Shapes>
        <Button type="button" aria-controls={ids.id} onClick={() => shape(putBold)}>
          Negrito
        </Button>
        <Button type="button" aria-controls={ids.id} onClick={() => shape(putList)}>
          Lista
        </Button>
        <Select
          aria-label="Pôr um link nas palavras selecionadas"
          aria-controls={ids.id}
          value=""
          onChange={({ target }) => lead(target.value)}
        >
          <option value="">Pôr um link…</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </Shapes>
    </div>
  );
}

const Shapes = styled.div`
  display: flex;
  gap: 0.4rem;
  margin-top: 0.25rem;

  & :is(button, select) {
    min-height: 2.25rem;
    padding-block: 0.2rem;
    font-size: 0.8125rem;
  }
  & select {
    width: 11rem;
    min-width: 0;
  }
`;
