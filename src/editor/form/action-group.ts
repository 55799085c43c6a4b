import { targets, type Field, type Group } from '../../core/core.ts';

const buttonFields = ['label', 'shortLabel', 'labelDetail', ...targets, 'icon', 'variant', 'showOn'];

/** Whether a group's fields are those of a button, alone or beside others. */
export function isActionGroup({ fields }: Group): boolean {
  return targets.every((name) => fields.has(name));
}

/** The fields of a group that are no button's. */
export function ownFields(group: Group): readonly Field[] {
  const fields = [...group.fields.values()];
  return isActionGroup(group) ? fields.filter(({ name }) => !buttonFields.includes(name)) : fields;
}

/** The names of a group's fields in the order in which they are best read: what an item's button is comes last. */
export function writingOrder(group: Group): readonly string[] {
  const own = ownFields(group).map(({ name }) => name);
  return [...own, ...[...group.fields.keys()].filter((name) => !own.includes(name))];
}
