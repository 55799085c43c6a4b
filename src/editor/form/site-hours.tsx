import { isForHours, isWithin, valueAt, writeDays, type Field } from '../../core/core.ts';
import { hoursIn, type HoursPlace } from '../hours/find-hours.ts';
import { Button } from '../ui/parts.tsx';
import type { Desk } from './desk.ts';
import { Remark } from './form-parts.tsx';
import type { FieldPath } from './wishes.ts';

/** The hours that stand in for those of an empty field: what all pages have in its place, or those of the whole site. */
function findStandIn(site: unknown, path: FieldPath): readonly HoursPlace[] {
  const places = hoursIn('site.yaml', site);
  const common = places.filter((place) => isWithin(place.path, path));
  return common.length > 0 ? common : places.filter((place) => isWithin(place.path, ['hours']));
}

interface SiteHoursProps {
  readonly desk: Desk;
  readonly field: Field;
  readonly path: FieldPath;
}

/** Leads from an empty field for hours to those that the site has: who looks for them may take it for their place. */
export function SiteHours({ desk, field, path }: SiteHoursProps) {
  const isEmpty = valueAt(desk.data, path) === undefined;
  if (!isEmpty || path[0] === 'hours' || !isForHours(field.outline.schema)) return null;
  const places = findStandIn(desk.site.common, path);
  const said = places.map(({ days, said: time }) => `${writeDays(days)} ${time}`).join(', ');
  const goal = places.some((place) => isWithin(place.path, path)) ? path : ['hours'];
  return (
    <Remark role="note">
      <p>
        {said === ''
          ? 'Só para um horário diferente aqui. Onde o site diz o horário está em Dados do site.'
          : `Só para um horário diferente aqui. O do site (${said}) está em Dados do site.`}
      </p>
      <Button type="button" onClick={() => desk.onGo('site.yaml', goal)}>
        {said === '' ? 'Ver onde está o horário' : 'Mudar o horário do site'}
      </Button>
    </Remark>
  );
}
