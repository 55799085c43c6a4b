import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../shell/use-latest.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Button, Empty, unseen } from '../ui/parts.tsx';
import type { ControlProps } from './control-props.ts';
import { Input } from './form-parts.tsx';
import { hasWords } from './has-words.ts';
import { isAnimated } from './is-animated.ts';
import { namePhoto } from './name-photo.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { thumbnail } from './thumbnail.ts';
import { usePastedFile } from './use-pasted-file.ts';

const unreadable =
  'Este arquivo não é uma foto que o navegador mostra. Salve-a como JPG ou PNG, e tente de novo.';

const moving =
  'Esta imagem se mexe, e no site ficaria parada. Se o movimento importa, ponha-a no YouTube e use a seção Vídeo. Se não, salve como JPG ou PNG o momento que deve aparecer, e envie esse arquivo.';

/** A picture of the site: the one that is shown, and all others to choose from. */
export function PictureForm({ value, ids, isNeeded, desk, onValue }: ControlProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { pictures } = desk.site.beside;
  const [state, setState] = useState('');
  const latestOnValue = useLatest(onValue);
  // A photo that arrives after its window was closed is chosen nowhere: by then the form may be another place's.
  const opening = useRef(0);
  const leave = () => {
    opening.current += 1;
  };
  useEffect(() => leave, []);
  const close = () => {
    leave();
    setState('');
    setIsChoosing(false);
  };
  const send = async (file: File | undefined) => {
    if (file === undefined) return;
    const mine = opening.current;
    const isClosed = () => opening.current !== mine;
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (isClosed()) return;
    if (bytes !== undefined && isAnimated(new Uint8Array(bytes))) return setState(moving);
    setState('Enviando a foto…');
    const names = pictures.map(({ name }) => name);
    const freeName = (ending: string) => namePhoto(file.name, ending, names);
    const picture = await shrinkPicture(file, freeName).catch(() => undefined);
    const fault = picture === undefined ? unreadable : await desk.onSend(picture);
    if (isClosed()) return;
    setState(fault ?? '');
    if (picture !== undefined && fault === undefined) choose(picture.name);
  };
  usePastedFile(isChoosing, (file) => void send(file));
  const chosen = pictures.find(({ name }) => name === value);
  const choose = (name: string) => {
    latestOnValue()(name);
    close();
  };
  return (
    <>
      <Chosen id={ids.id} tabIndex={-1}>
        {chosen && <img src={thumbnail(chosen)} alt="" width={96} height={72} />}
        <span>{value === '' ? 'Nenhuma foto' : value}</span>
      </Chosen>
      <Row>
        <Button type="button" aria-describedby={ids['aria-describedby']} onClick={() => setIsChoosing(true)}>
          {value === '' ? 'Escolher foto' : 'Trocar foto'}
        </Button>
        {!isNeeded && value !== '' && (
          <Button type="button" onClick={() => choose('')}>
            Ficar sem foto
          </Button>
        )}
      </Row>
      {isChoosing && (
        <Dialog title="Escolher foto" onClose={close} isTall={pictures.length > mostSeen}>
          <Send
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              void send(event.dataTransfer.files[0]);
            }}
          >
            <label>
              <span>Enviar uma foto deste aparelho</span>, solte-a ou cole-a aqui
              <input
                type="file"
                data-first=""
                accept="image/*"
                onChange={({ target }) => {
                  void send(target.files?.[0]);
                  // Else a browser would say nothing of the same file chosen once more.
                  target.value = '';
                }}
              />
            </label>
            <p role="status">{state}</p>
          </Send>
          <Photos pictures={pictures} value={value} onChoose={choose} />
        </Dialog>
      )}
    </>
  );
}

/** How many photos are told apart at a glance; of more, some are sought. */
const mostSeen = 40;

/** As people count: `foto 2` before `foto 10`. */
const byName = new Intl.Collator('pt-BR', { numeric: true });

interface PhotosProps {
  readonly pictures: ControlProps['desk']['site']['beside']['pictures'];
  readonly value: unknown;
  readonly onChoose: (name: string) => void;
}

/** The site's photos by their names; where they are many, those whose names have the words that are sought. */
function Photos({ pictures, value, onChoose }: PhotosProps) {
  const [sought, setSought] = useState('');
  const found = pictures
    .filter(({ name }) => hasWords(name, sought))
    .toSorted((one, other) => byName.compare(one.name, other.name));
  return (
    <>
      {pictures.length > mostSeen && (
        <Search>
          <Input
            type="search"
            aria-label="Procurar uma foto"
            placeholder="Procurar pelo nome"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        </Search>
      )}
      <Grid>
        {found.map((picture) => (
          <button
            key={picture.name}
            type="button"
            aria-pressed={picture.name === value}
            onClick={() => onChoose(picture.name)}
          >
            <img src={thumbnail(picture)} alt="" loading="lazy" />
            <span>{picture.name}</span>
          </button>
        ))}
      </Grid>
      <div role="status">
        {pictures.length === 0 && <Empty>Ainda não há fotos. Envie a primeira.</Empty>}
        {pictures.length > 0 && found.length === 0 && <Empty>Nenhuma foto com esse nome.</Empty>}
      </div>
    </>
  );
}

const Chosen = styled.div`
  display: flex;
  align-items: center;
  gap: 0.6rem;
  margin-bottom: 0.4rem;
  overflow-wrap: anywhere;

  & img {
    border-radius: 0.4rem;
    object-fit: cover;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;
`;

const Send = styled.div`
  margin-bottom: 0.75rem;
  padding: 0.75rem;
  border: 2px dashed var(--edge);
  border-radius: 0.6rem;

  & label {
    position: relative;
    cursor: pointer;
  }
  & span {
    color: var(--accent);
    font-weight: 600;
    text-decoration: underline;
  }
  /* Browsers say "Choose file" in their own language, which may not be the editor's. */
  & input {
    ${unseen}
    left: 0;
  }
  & label:has(:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
`;

const Search = styled.div`
  margin-bottom: 0.75rem;
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
  gap: 0.75rem;

  & button {
    padding: 0.35rem;
    border: 2px solid transparent;
    border-radius: 0.6rem;
    background: var(--ground);
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & button[aria-pressed='true'] {
    border-color: var(--accent);
  }
  & img {
    display: block;
    width: 100%;
    aspect-ratio: 4 / 3;
    margin-bottom: 0.3rem;
    border-radius: 0.4rem;
    object-fit: cover;
  }
`;
