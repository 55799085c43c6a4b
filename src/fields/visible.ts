/**
 * Signs that leave nothing on the page, white space aside: control characters, joiners, marks of direction, fillers,
 * selectors. As the inside of a class of a regular expression, which JSON Schema and JavaScript read alike.
 */
export const unseenSigns =
  '\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF9-\\uFFFB';

/** Something that can be seen. A text without it is an empty place on the page. */
export const visible = new RegExp(`[^\\s${unseenSigns}]`);
