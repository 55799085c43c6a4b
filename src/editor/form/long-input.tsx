import styled from '@emotion/styled';
import { useRef } from 'react';
import type { ControlProps } from './control-props.ts';
import { Area, Select } from './form-parts.tsx';
import { linkOptions } from './link-options.ts';
import { putLink, type Stretch } from './put-link.ts';
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

/** Text of several lines in which words can lead somewhere: those that are selected do once it has been said where. */
export function LinkedInput(props: ControlProps) {
  const { ids, value, desk, onValue } = props;
  const box = useRef<HTMLDivElement>(null);
  const options = linkOptions(desk.site);
  const put = (to: string) => {
    const area = box.current?.querySelector('textarea');
    if (!area) return;
    const selected = { ...nowhere, start: area.selectionStart, end: area.selectionEnd };
    const label = options.find((option) => option.value === to)?.label ?? to;
    const made = putLink(value.replace(/\n$/, ''), selected, to, label.replace(/^.*(?:: | › )/, ''));
    onValue(made.text);
    desk.onRest();
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(made.words.start, made.words.end);
    });
  };
  return (
    <div ref={box}>
      <LongInput {...props} />
      <Link
        aria-label="Pôr um link nas palavras selecionadas"
        aria-controls={ids.id}
        value=""
        onChange={({ target }) => put(target.value)}
      >
        <option value="">Pôr um link…</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Link>
    </div>
  );
}

const Link = styled(Select)`
  width: 11rem;
  max-width: 100%;
  margin-top: 0.25rem;
  font-size: 0.8125rem;
`;
