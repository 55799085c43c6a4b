import {
  changeNames,
  describeConflict,
  isSamePath,
  listTexts,
  valueAt,
  type NamePlace,
} from '../../core/core.ts';
import type { Elsewhere } from '../form/desk.ts';
import type { FieldPath } from '../form/wishes.ts';
import type { Look } from './hours-elsewhere.ts';
import { nameFile } from './name-file.ts';
import { toAction } from './page-actions.tsx';
import type { Action } from './state.ts';
import { tellFollowed } from './tell-followed.ts';

/** The picture that a description at a path is of; nothing where it is no description. */
function pictureOf(data: unknown, path: FieldPath): unknown {
  const [, name = ''] = /^(.+)Alt$/.exec(String(path.at(-1))) ?? [];
  return name === '' ? undefined : valueAt(data, [...path.slice(0, -1), name]);
}

/** Where else the picture whose description was changed is shown with another one. */
export function findAltsElsewhere(
  { files, texts, file, section, path, before }: Look,
  dispatch: (action: Action) => void,
): readonly Elsewhere[] {
  const [picture, now] = [pictureOf(files[file], path), valueAt(files[file], path)];
  if (typeof picture !== 'string' || typeof now !== 'string' || now.trim() === '') return [];
  // Of one that has come in the place of another, the others said theirs first.
  if (pictureOf(before, path) !== picture) return [];
  const found = Object.entries(files).flatMap(([name, data]): readonly NamePlace[] =>
    texts[name]?.includes(picture) === true
      ? listTexts(name, data)
          .filter(
            (one) =>
              !one.isHidden &&
              one.said !== now &&
              pictureOf(data, one.path) === picture &&
              !(name === file && isSamePath(one.path, path)),
          )
          .map((one) => ({ file: name, path: one.path, said: one.said, typed: one.said, text: now }))
      : [],
  );
  if (found.length === 0) return [];
  const nameOf = ({ file: other, path: at, said }: NamePlace) => {
    const where = [nameFile(other, files[other]).label, describeConflict({ path: at }, files[other])];
    return `${where.join(', ')}: “${said}”`;
  };
  const follow = (places: readonly NamePlace[]) => () => {
    const names = places.map((place) => nameOf({ ...place, said: now }));
    const told = tellFollowed('A foto tem agora a mesma descrição em', names);
    const label = 'mudar a descrição da foto nos outros lugares';
    dispatch(toAction(changeNames(texts, places), { label, file, section, ...told }));
  };
  const offer = (told: string, places: readonly NamePlace[], isAlike: boolean): readonly Elsewhere[] =>
    places.length === 0
      ? []
      : [
          {
            told,
            places: places.map((place) => ({ name: nameOf(place), onFollow: follow([place]) })),
            ...((isAlike || places.length === 1) && { onFollow: follow(places) }),
          },
        ];
  const former = valueAt(before, path);
  // A drawing may stand for several things: what has always had its own words is changed one by one.
  return [
    ...offer(
      'A mesma foto ainda tem a descrição de antes em:',
      found.filter(({ said }) => said === former),
      true,
    ),
    ...offer(
      'A mesma foto tem outra descrição em:',
      found.filter(({ said }) => said !== former),
      false,
    ),
  ];
}
