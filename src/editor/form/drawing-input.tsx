import styled from '@emotion/styled';
import type { ControlProps } from './control-props.ts';
import { OneOf } from './one-of.tsx';

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** A drawing as a picture, with the colours that only a page gives it. */
function colored(drawing: string, fill = '#444'): string {
  const whole = drawing.replaceAll(/var\(--fill[^)]*\)/g, fill).replaceAll(/var\(--on-fill[^)]*\)/g, '#fff');
  return `data:image/svg+xml,${encodeURIComponent(whole)}`;
}

/** A drawing of `public/images`, which the page shows in its own colours. */
export function DrawingInput(props: ControlProps) {
  const { beside, themes } = props.desk.site;
  const names = Object.keys(beside.drawings ?? {});
  const drawing = names.includes(props.value) ? beside.drawings?.[props.value] : undefined;
  return (
    <>
      {typeof drawing === 'string' && (
        <Look src={colored(drawing, themes[0]?.strong)} alt="" width={48} height={48} />
      )}
      <OneOf {...props} options={optionsOf(names)} none="Nenhum: só o nome" />
      <Quiet>
        Falta o seu? Um PNG ou JPG não serve aqui: peça-o em SVG a quem o desenhou, e mande-o a quem cuida do
        site.
      </Quiet>
    </>
  );
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

const Quiet = styled.p`
  margin-top: 0.25rem;
  color: var(--soft);
  font-size: 0.8125rem;
`;

const Look = styled.img`
  display: block;
  margin-bottom: 0.4rem;
  object-fit: contain;
`;
