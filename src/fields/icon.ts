import { z } from 'zod';

/** Names of the drawings a page may use; `ui/icon.tsx` draws each. */
export const iconNames = [
  'ambulance',
  'award',
  'bath',
  'bone',
  'calendar',
  'check',
  'clock',
  'heart',
  'home',
  'info',
  'mail',
  'map-pin',
  'navigation',
  'package',
  'paw',
  'phone',
  'scissors',
  'shield',
  'shopping-bag',
  'smile',
  'snowflake',
  'sparkles',
  'star',
  'stethoscope',
  'syringe',
  'thermometer',
  'truck',
  'users',
  'wallet',
  'whatsapp',
] as const;

export type IconName = (typeof iconNames)[number];

/** The name of a drawing. */
export const icon = z.enum(iconNames);
