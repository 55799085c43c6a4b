import styled from '@emotion/styled';
import { useState } from 'react';
import { isRealDate } from '../../core/core.ts';
import type { ControlProps } from './control-props.ts';
import { Input } from './form-parts.tsx';
import { pastedText } from './pasted-text.ts';

/** Whether a text is a day that there is, with its year: a browser shows nothing for any other. */
const isDay = (text: string) => /^\d{2}\/\d{2}\/\d{4}$/.test(text) && isRealDate(text);

/** A day as the browser's calendar has it: `2026-05-01`; nothing for what is no day. */
const isoOf = (day: string) => (isDay(day) ? day.split('/').toReversed().join('-') : '');

/** While a year is typed, it is the year 2, 20 and 202. */
const isWhole = (iso: string) => /^[12]\d{3}-/.test(iso);

/** `5/12/2026` or `05/12` as days are written, which a browser's calendar does not take; nothing for anything else. */
export function dayIn(text: string): string | undefined {
  const [, day = '', month = '', year] = /^\s*(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}))?\s*$/.exec(text) ?? [];
  const parts = [day.padStart(2, '0'), month.padStart(2, '0'), ...(year === undefined ? [] : [year])];
  // In a leap year there is every day that there is in any.
  const isReal = day !== '' && isRealDate([...parts.slice(0, 2), year ?? '2024'].join('/'));
  return isReal ? parts.join('/') : undefined;
}

interface DateInputProps extends Pick<ControlProps, 'value' | 'onValue'> {
  readonly ids: Partial<ControlProps['ids']>;
  readonly onRest: () => void;
}

/** A day in the browser's calendar, written as `01/05/2026`. One that is none can be read and mended as it was typed. */
export function DateInput({ value, ids, onValue, onRest }: DateInputProps) {
  const [typed, setTyped] = useState<string>();
  const [isPartial, setIsPartial] = useState(false);
  if (value !== '' && !isDay(value))
    return <Input {...ids} value={value} onChange={({ target }) => onValue(target.value)} onBlur={onRest} />;
  return (
    <>
      <Input
        type="date"
        {...ids}
        value={typed ?? isoOf(value)}
        onChange={({ target }) => {
          setTyped(target.value);
          setIsPartial(false);
          if (isWhole(target.value)) onValue(target.value.split('-').toReversed().join('/'));
        }}
        onPaste={(event) => {
          const day = dayIn(pastedText(event));
          if (day === undefined) return;
          event.preventDefault();
          setTyped(undefined);
          setIsPartial(false);
          onValue(day);
        }}
        onBlur={({ target }) => {
          if (target.value === '' && !target.validity.badInput) onValue('');
          setTyped(undefined);
          setIsPartial(target.validity.badInput);
          onRest();
        }}
      />
      <Partial role="status">{isPartial && 'Ainda não vale: falta o dia, o mês ou o ano.'}</Partial>
    </>
  );
}

const Partial = styled.span`
  color: var(--danger);
  font-size: 0.8125rem;
  font-weight: 600;
`;
