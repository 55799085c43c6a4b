import styled from '@emotion/styled';
import type { ControlProps } from './control-props.ts';
import { OneOf } from './one-of.tsx';

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** A drawing of `public/images`, which the page shows in its own colours. */
export function DrawingInput(props: ControlProps) {
  const names = Object.keys(props.desk.site.beside.drawings ?? {});
  return <OneOf {...props} options={optionsOf(names)} none="Escolha o desenho" />;
}

/** What the site has where nobody has chosen. */
const usual = 'favicon.svg';

/** A drawing that lies in `public` itself, with a look at it: no page shows it. */
export function TabIconInput(props: ControlProps) {
  const { publicFiles = [] } = props.desk.site.beside;
  const names = publicFiles.filter((name) => /^[^/]+\.svg$/i.test(name));
  const shown = props.value || usual;
  return (
    <>
      {names.includes(shown) && <Look src={`/${shown}`} alt="" width={32} height={32} />}
      <OneOf {...props} options={optionsOf(names)} none={`— (${usual})`} />
    </>
  );
}

const Look = styled.img`
  display: block;
  margin-bottom: 0.4rem;
  object-fit: contain;
`;
