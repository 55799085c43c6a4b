import styled from '@emotion/styled';
import { useState } from 'react';
import { dayForm, isoOf as writeIso, isRealDate, readOneDay } from '../../core/core.ts';
import type { ControlProps } from './control-props.ts';
import { cutText } from './cut-text.ts';
import { Input } from './form-parts.tsx';
import { pastedText } from './pasted-text.ts';

/** Whether a text is a day that there is, with its year: a browser shows nothing for any other. */
const isDay = (text: string) => dayForm.test(text) && isRealDate(text);

/** A day as the browser's calendar has it: `2026-05-01`; nothing for what is no day. */
const isoOf = (day: string) => (isDay(day) ? writeIso(day) : '');

/** While a year is typed, it is the year 2, 20 and 202. */
const isWhole = (iso: string) => /^[12]\d{3}-/.test(iso);

/**
 * The day that was pasted, which a browser's calendar does not take in words; nothing where a text does not name exactly one. Where
 * a day has been, one without its year is left so: the checker asks for it.
 */
export function dayIn(text: string, today: string, isPast = false): string | undefined {
  const told = readOneDay(text, today);
  if (told.fault !== undefined) return undefined;
  return isPast && !told.isYearTold ? told.day.slice(0, 5) : told.day;
}

const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

/** Longer, a text that was pasted is cut where it is told. In letters. */
const mostTold = 60;

/** Why no day was written of a text that was pasted. */
export function tellNoDay(text: string, today: string): string | undefined {
  const told = readOneDay(text, today);
  if (told.fault === undefined) return undefined;
  const said = `“${cutText(text.replaceAll(/\s+/g, ' '), mostTold)}”`;
  if (told.fault === 'several') return `${said} não é um dia só: escolha o dia no calendário.`;
  if (told.fault === 'unreal') return `${said} não existe no calendário: escolha nele o dia certo.`;
  if (told.fault === 'none') return `${said} não diz o dia e o mês: escolha o dia no calendário.`;
  const { day = '' } = told;
  const weekday = weekdays[new Date(isoOf(day)).getUTCDay()] ?? '';
  return `${said} não confere, porque o dia ${day} é ${weekday}: escolha o dia no calendário.`;
}

interface DateInputProps extends Pick<ControlProps, 'value' | 'onValue'> {
  readonly ids: Partial<ControlProps['ids']>;
  readonly onRest: () => void;
  /** As ISO: a day that is pasted without its year is the next such one. */
  readonly today: string;
  /** Whether the day is one that has been. */
  readonly isPast?: boolean | undefined;
}

/** A day in the browser's calendar, written as `01/05/2026`. One that is none can be read and mended as it was typed. */
export function DateInput({ value, ids, onValue, onRest, today, isPast = false }: DateInputProps) {
  const [typed, setTyped] = useState<string>();
  const [isPartial, setIsPartial] = useState(false);
  const [unread, setUnread] = useState<string>();
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
          setUnread(undefined);
          if (isWhole(target.value)) onValue(target.value.split('-').toReversed().join('/'));
        }}
        onPaste={(event) => {
          const text = pastedText(event);
          const day = dayIn(text, today, isPast);
          setUnread(tellNoDay(text, today));
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
      <Said role="status">
        {isPartial ? <strong>Ainda não vale: falta o dia, o mês ou o ano.</strong> : unread}
      </Said>
    </>
  );
}

const Said = styled.span`
  font-size: 0.8125rem;
  font-weight: 400;

  & strong {
    color: var(--danger);
    font-weight: 600;
  }
`;
