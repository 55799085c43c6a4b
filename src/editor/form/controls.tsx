import {
  behaviourFor,
  capital,
  saysYes,
  type Choice,
  type Control as Kind,
  type Outline,
} from '../../core/core.ts';
import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { ColorInput } from './color-input.tsx';
import type { ControlProps } from './control-props.ts';
import { DateInput } from './date-input.tsx';
import { DrawingInput, TabIconInput } from './drawing-input.tsx';
import { Input, Line } from './form-parts.tsx';
import { inOneLine } from './in-one-line.ts';
import { linkOptions, mostListed, searchLink, type Option } from './link-options.ts';
import { ShapedInput } from './long-input.tsx';
import { MapNote } from './map-note.tsx';
import { OneOf } from './one-of.tsx';
import { pastedWhole } from './pasted-text.ts';
import { SearchButton } from './search-button.tsx';
import { useTyped } from './use-typed.ts';

type TextProps = Pick<ControlProps, 'value' | 'ids' | 'onValue' | 'onLeave' | 'onPasted'> & {
  readonly inputMode?: 'decimal' | 'tel' | 'url' | 'email';
};

function TextInput({ value, ids, onValue, onLeave, onPasted, inputMode }: TextProps) {
  return (
    <Input
      {...ids}
      data-lines="one"
      inputMode={inputMode}
      value={value}
      onChange={({ target }) => onValue(inOneLine(target.value, false))}
      onPaste={(event) => onPasted?.(pastedWhole(event))}
      onBlur={({ target }) => onLeave(target.value)}
    />
  );
}

/** One line of text, however many the form needs to show it: it keeps the focus as it grows. */
function LineInput({ outline, value, ids, path, onValue, onLeave, onPasted }: ControlProps) {
  const field = useTyped(value, onValue, onLeave);
  const isWritten = field.value.includes('\n');
  const isAddress = path.at(-2) === 'address' || controlFor(outline) === 'place';
  return (
    <Line
      {...ids}
      data-lines={isWritten ? undefined : 'one'}
      data-field={path.at(-1)}
      rows={1}
      value={field.value}
      onChange={({ target }) => field.type(isWritten ? target.value : inOneLine(target.value, isAddress))}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isWritten) event.preventDefault();
      }}
      onPaste={(event) => !isAddress && onPasted?.(pastedWhole(event))}
      onBlur={field.leave}
    />
  );
}

function ChoiceInput(props: ControlProps & { readonly outline: Choice }) {
  const { words, isYesNo, fallback } = props.outline;
  const options = words.map(({ word, meaning }) => ({
    value: word,
    label: capital(meaning === '' ? word : meaning),
  }));
  if (isYesNo) return <YesOrNo {...props} options={options} held={fallback ?? props.usual} />;
  const usual = words.find(({ word }) => word === fallback)?.meaning;
  return <OneOf {...props} options={options} none={usual === undefined ? '—' : `— (${usual})`} />;
}

/** Yes or no, of which the one that holds where nobody has chosen stands for that. */
function YesOrNo({
  options,
  held,
  ...props
}: ControlProps & { readonly options: readonly Option[]; readonly held: string | undefined }) {
  const shown = saysYes(props.value) ? 'sim' : props.value;
  const isAnswer = options.some(({ value }) => value === held);
  if (held === undefined || !isAnswer)
    return (
      <OneOf {...props} value={shown} options={options} none={held === undefined ? '—' : `— (${held})`} />
    );
  // Written out, it is one of the two; else it is what stands for nothing.
  const isWritten = shown === held;
  const others = options.filter(({ value }) => isWritten || value !== held);
  return (
    <OneOf
      {...props}
      value={shown}
      options={others}
      isNeeded={isWritten || props.isNeeded}
      none={capital(held)}
    />
  );
}

function LinkInput(props: ControlProps) {
  const options = linkOptions(props.desk.site);
  const none = 'Escolha aonde leva';
  if (options.length <= mostListed) return <OneOf {...props} options={options} none={none} />;
  const { value, ids, isNeeded, onValue } = props;
  const known = options.find((option) => option.value === value)?.label ?? value;
  return (
    <SearchButton
      id={ids.id}
      aria-labelledby={`${ids.id}-label ${ids.id}`}
      aria-describedby={ids['aria-describedby']}
      {...searchLink}
      shown={value === '' ? none : known}
      choices={isNeeded ? options : [{ value: '', label: 'Nada' }, ...options]}
      current={value}
      onChoose={onValue}
    />
  );
}

function AnchorInput(props: ControlProps) {
  const [here] = props.desk.site.targets;
  const options = (here?.anchors ?? []).map(({ id, label }) => ({ value: `#${id}`, label }));
  return <OneOf {...props} options={options} none="Escolha a seção" />;
}

function FileInput(props: ControlProps) {
  const options = Object.keys(props.desk.site.beside.downloads ?? {}).map((name) => ({
    value: name,
    label: name,
  }));
  return <OneOf {...props} options={options} none="Escolha o arquivo" />;
}

function SharedInput(props: ControlProps) {
  const options = props.desk.site.shared.map(({ name, label }) => ({ value: name, label }));
  return <OneOf {...props} options={options} none="Escolha a seção" />;
}

/** The colours of a page, by the name of their theme. */
function ThemeInput(props: ControlProps) {
  const { themes } = props.desk.site;
  return (
    <Swatches role="radiogroup" aria-labelledby={`${props.ids.id}-label`} {...props.ids} tabIndex={-1}>
      {themes.map(({ name, label, colors }) => (
        <label key={name}>
          <input
            type="radio"
            name={props.ids.id}
            checked={props.value === name}
            onChange={() => props.onValue(name)}
          />
          <span>
            {colors.map((color) => (
              <i key={color} style={{ background: color }} />
            ))}
          </span>
          {label}
        </label>
      ))}
    </Swatches>
  );
}

/** An e-mail address; without one the site's own is written to. */
function MailInput(props: ControlProps) {
  const { value, onValue } = props;
  return (
    <TextInput
      {...props}
      inputMode="email"
      value={saysYes(value) ? '' : value}
      onValue={(typed) => onValue(typed.trim() === '' ? 'sim' : typed)}
    />
  );
}

/** An address in words; without one the site's own is shown. */
function PlaceInput(props: ControlProps) {
  const { value, desk } = props;
  const own = value.trim();
  return (
    <>
      <LineInput {...props} />
      <MapNote
        kind="search"
        address={own === '' ? desk.site.address : own}
        said={own === '' ? 'Aparece o endereço do site:' : 'Aparece:'}
      />
    </>
  );
}

const byControl: Partial<Record<Kind, (props: ControlProps) => ReactElement>> = {
  date: ({ outline, value, ids, onValue, desk }) => (
    <DateInput
      value={value}
      ids={ids}
      onValue={onValue}
      onRest={desk.onRest}
      today={desk.site.today}
      isPast={behaviourFor(outline.schema)?.isPast}
    />
  ),
  theme: ThemeInput,
  color: ColorInput,
  drawing: DrawingInput,
  'tab-icon': TabIconInput,
  long: ShapedInput,
  link: LinkInput,
  anchor: AnchorInput,
  file: FileInput,
  shared: SharedInput,
  place: PlaceInput,
  price: (props) => <TextInput {...props} inputMode="decimal" />,
  number: (props) => <TextInput {...props} inputMode="decimal" />,
  phone: (props) => <TextInput {...props} inputMode="tel" />,
  mail: MailInput,
  address: (props) => <TextInput {...props} inputMode="url" />,
};

/** The control that fits a field of one value. */
export function Control(props: ControlProps) {
  const { outline } = props;
  if (outline.kind === 'choice') return <ChoiceInput {...props} outline={outline} />;
  const control = controlFor(outline);
  const Own = control === undefined ? undefined : byControl[control];
  if (Own === undefined) return <LineInput {...props} />;
  return <Own {...props} />;
}

/** How a field asks to be asked for. */
export function controlFor(outline: Outline): Kind | undefined {
  return outline.kind === 'text' ? outline.control : undefined;
}

const Swatches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  & label {
    display: grid;
    gap: 0.25rem;
    padding: 0.4rem;
    border: 2px solid var(--line);
    border-radius: 0.6rem;
    font-size: 0.8125rem;
    cursor: pointer;
  }
  & label:has(:checked) {
    border-color: var(--accent);
  }
  & label:has(:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  & input {
    position: absolute;
    opacity: 0;
  }
  & span {
    display: flex;
    overflow: hidden;
    border-radius: 0.35rem;
  }
  & i {
    width: 1.4rem;
    height: 1.8rem;
  }
`;
