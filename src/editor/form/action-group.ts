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
