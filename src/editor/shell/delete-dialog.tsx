import styled from '@emotion/styled';
import { useState } from 'react';
import { deletePage, isMenuLink, linksTo, routeOfFile, type SiteEdit } from '../../core/core.ts';
import { FieldRow, Select } from '../form/form-parts.tsx';
import type { Path } from '../store/store.ts';
import { Button } from '../ui/parts.tsx';
import { describeLink } from './describe-link.ts';
import { Dialog, DialogFoot } from '../ui/dialog.tsx';
import type { Choice } from './page-choice.tsx';

interface DeleteDialogProps {
  readonly file: Path;
  readonly texts: Readonly<Record<Path, string>>;
  readonly choices: readonly Choice[];
  readonly isPublished: boolean;
  readonly onDelete: (edit: SiteEdit) => void;
  readonly onClose: () => void;
}

const nothing = () => undefined;

/** Deletes a page, once somebody has seen which links lead to it and said where they are to lead. */
export function DeleteDialog({ file, texts, choices, isPublished, onDelete, onClose }: DeleteDialogProps) {
  const [links] = useState(() => linksTo(texts, routeOfFile(file) ?? ''));
  const [isUnlisted, setIsUnlisted] = useState(() => links.some(isMenuLink));
  const entries = links.filter(isMenuLink);
  const others = links.filter((link) => !isMenuLink(link));
  const places = [...entries, ...others].map((link) => describeLink(link, texts, choices));
  const left = isUnlisted ? others.length : places.length;
  const [goal, setGoal] = useState('/');
  const goals = choices.flatMap(({ path, label }) => {
    const route = routeOfFile(path);
    const isGoal = route !== undefined && path !== file && path !== '404.yaml';
    return isGoal ? [{ route, label }] : [];
  });
  const isLed = isPublished || left > 0;
  return (
    <Dialog title={`Apagar a página /${file.replace(/\.yaml$/, '')}?`} onClose={onClose}>
      {places.length === 0 ? (
        <p>Nenhum link do site leva a esta página.</p>
      ) : (
        <>
          <p>
            {places.length === 1
              ? 'Este link leva a ela e ficaria sem destino:'
              : `Estes ${places.length} links levam a ela e ficariam sem destino:`}
          </p>
          <ul aria-label="Links que levam a esta página">
            {places.map((place, index) => (
              <li key={index}>{isUnlisted && index < entries.length ? <s>{place}</s> : place}</li>
            ))}
          </ul>
          {entries.length > 0 && (
            <Unlist>
              <input
                type="checkbox"
                checked={isUnlisted}
                onChange={({ target }) => setIsUnlisted(target.checked)}
              />{' '}
              {entries.length === 1
                ? 'Apagar também o link do menu ou do rodapé'
                : `Apagar também os ${entries.length} links do menu e do rodapé`}
            </Unlist>
          )}
        </>
      )}
      {isLed && (
        <FieldRow
          label={
            left === 0
              ? 'O endereço antigo passa a levar'
              : `${isUnlisted ? 'Os outros' : 'Estes'} links e o endereço antigo passam a levar`
          }
          hint={goal === '' && left > 0 ? 'Só dá para salvar depois de mudar cada um.' : undefined}
          isNeeded={false}
          problems={[]}
          onCure={nothing}
        >
          {(ids) => (
            <Select {...ids} value={goal} onChange={({ target }) => setGoal(target.value)}>
              {goals.map(({ route, label }) => (
                <option key={route} value={route}>
                  {route === '/' ? 'ao início' : `a ${label}`}
                </option>
              ))}
              <option value="">{left === 0 ? 'a lugar nenhum' : 'aonde eu disser em cada um'}</option>
            </Select>
          )}
        </FieldRow>
      )}
      <p>
        Nada é apagado antes de salvar, e Desfazer traz a página de volta.
        {isPublished && ' Depois, ela pode voltar por Nova página.'}
      </p>
      <DialogFoot>
        <Button type="button" onClick={onClose} data-first="">
          Cancelar
        </Button>
        <Button
          type="button"
          tone="danger"
          onClick={() =>
            onDelete(
              deletePage(texts, { file, isPublished, isUnlisted, goal: goal === '' ? undefined : goal }),
            )
          }
        >
          Apagar página
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

const Unlist = styled.label`
  display: block;
  margin-bottom: 1rem;
  padding-block: 0.5rem;
  font-weight: 600;
  cursor: pointer;
`;
