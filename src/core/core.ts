export { toSlug } from '../fields/repair.ts';
export { cleanText } from '../content/problems/characters.ts';
export { isReserved } from '../fields/reserved-name.ts';
export { isRecord } from '../fields/is-record.ts';
export { lookUp } from '../fields/look-up.ts';
export {
  answerSign,
  apartFromAround,
  apartFromGreeting,
  apartFromRequest,
  askedSign,
  counting,
  farewell,
  greeting,
  readMail,
  signing,
  subject,
  withoutMailHead,
  withOneMark,
} from '../fields/around.ts';
export { withoutChatMarks } from '../fields/chat-marks.ts';
export { isTableHead } from '../fields/table-head.ts';
export { plainText } from '../fields/markup.ts';
export { placeholdersIn } from '../fields/placeholders.ts';
export { subjects } from '../fields/claim.ts';
export { nameCounted } from '../fields/figures.ts';
export type { Control } from '../fields/control.ts';
export { page as pageSchema } from '../fields/page.ts';
export { site as siteSchema } from '../fields/site.ts';
export { theme as themeSchema } from '../fields/theme.ts';
export { completeColors, mainColors, matchColors, type WrittenColors } from '../fields/palette.ts';
export { mapsAddress, targets } from '../fields/action.ts';
export { secondPhone } from '../fields/called-phone.ts';
export { routeOf } from '../content/validate/pages.ts';
export {
  isForHours,
  listSpecialDays,
  listHoursOfOne,
  listToldHours,
  type ToldHours,
} from '../content/validate/claims/told-hours.ts';
export { formatAddress } from '../content/validate/context.ts';
export { countOf } from '../content/changes/words.ts';
export { nounFor } from '../content/schema/item-noun.ts';
export { wordFor } from '../content/problems/field-words.ts';
export { isSamePath, isWithin, valueAt } from '../content/source/place.ts';
export { fitMessage, fitParagraphs } from '../content/schema/fit-message.ts';
export { fitSeveral } from '../content/schema/fit-several.ts';
export { withoutOwnName } from '../content/schema/own-name.ts';
export { fitLabelled, readLabel } from '../content/schema/fit-labelled.ts';
export { fitPackage } from '../content/schema/fit-package.ts';
export { fitChat } from '../content/schema/fit-review.ts';
export { fitPeople } from '../content/schema/fit-people.ts';
export { fitText } from '../content/schema/fit-text.ts';
export { readCopied } from '../content/schema/read-copied.ts';
export { readQuestions } from '../content/schema/read-questions.ts';
export { fitMostHours, fitRow, fitRows, type TypedItem } from '../content/schema/fit-rows.ts';
export { fitBlock } from '../content/schema/fit-block.ts';
export { behaviourFor, isAccepted, neededLists } from '../content/schema/fields.ts';
export { headLengths } from '../content/schema/head-lengths.ts';
export { blocks } from '../content/schema/registry.ts';
export { repairTyped } from '../content/schema/repair-typed.ts';
export { isUnwritten } from '../content/schema/unwritten.ts';
export { readData } from '../content/edit/parse.ts';
export {
  fieldsIn,
  namesIn,
  outlineAt,
  outlineOf,
  type Choice,
  type Field,
  type Group,
  type List,
  type Outline,
} from '../content/schema/outline.ts';
export { makeCatalogue, type Catalogue } from '../content/catalogue/catalogue.ts';
export { checkContent } from '../content/check-content.ts';
export { checkAround, showPage } from '../content/show-page.ts';
export { KeptPages } from '../content/validate/kept-pages.ts';
export { readContent } from '../content/read-content.ts';
export type { Beside, Content } from '../content/load/content.ts';
export {
  describeChanges,
  formatChanges,
  type FileChanges,
  type Version,
} from '../content/changes/changes.ts';
export { cureOf } from '../content/edit/cure.ts';
export { declareAnew, declareDifference, declarePartClosed, sayAsOthers } from '../content/edit/declare.ts';
export { duplicateItem, duplicateSection, separateId } from '../content/edit/duplicate.ts';
export type { Edit } from '../content/edit/outcome.ts';
export { insertData, insertItem, insertSection } from '../content/edit/insert.ts';
export { moveDays } from '../content/source/move-days.ts';
export { judgeOrder } from '../content/edit/judge-order.ts';
export { moveItem, moveSection } from '../content/edit/move.ts';
export { writePage } from '../content/edit/new-page.ts';
export type { Written } from '../content/edit/write-fields.ts';
export { putField } from '../content/edit/put-field.ts';
export { readItem } from '../content/edit/read-item.ts';
export { removeField } from '../content/edit/remove-field.ts';
export { saysOnlyPhones } from '../fields/divide-phones.ts';
export { formatPhone } from '../fields/format-phone.ts';
export { formatDay, saysYes, shiftDay } from '../fields/text.ts';
export { findNamedDays, isSpans, readDays, readTime, splitDays } from '../fields/days-and-hours.ts';
export { capital } from '../fields/capital.ts';
export { fold } from '../fields/fold.ts';
export { namedDays } from '../fields/holidays.ts';
export { isOpenByName } from '../fields/special-day.ts';
export { dayForm, isoOf, isRealDate } from '../fields/repair-date.ts';
export { dayNames, usualOpening } from '../fields/schedule.ts';
export { writeDays } from '../fields/write-days.ts';
export { readOneDay } from '../fields/one-day.ts';
export { splitCity } from '../fields/state.ts';
export { meantAddress } from '../content/edit/meant-address.ts';
export { removeItem, removeSection } from '../content/edit/remove.ts';
export {
  addPage,
  deletePage,
  isMenuLink,
  refuseAddress,
  refuseLeaving,
  renameAnchor,
  renamePage,
} from '../content/edit/rename-page.ts';
export type { SiteEdit } from '../content/edit/retarget.ts';
export { linksTo, linksToSection, routeOfFile, type SiteLink } from '../content/edit/site-links.ts';
export { changeTwins, findTwins, type Twins } from '../content/edit/twins.ts';
export { sayFigureAt, withNumber } from '../content/edit/same-figure.ts';
export {
  countPlaces,
  datesOf,
  type ClaimParameters,
  type Places,
  type SaidAt,
} from '../content/problems/kinds/claims.ts';
export { isExample } from '../content/launch/launch.ts';
export { putIntoWords } from '../content/problems/languages.ts';
export { changePhones, findLostPhone, findSamePhone } from '../content/edit/same-phone.ts';
export { lastName, listTexts, namedAt, type SiteText } from '../content/edit/names.ts';
export {
  changeNames,
  findSameName,
  findSameText,
  type NamePlace,
  type SameName,
} from '../content/edit/same-name.ts';
export { findOtherWords } from '../content/edit/other-words.ts';
export { findNameBeside } from '../content/edit/name-beside.ts';
export { findOwnFigures, listItems } from '../content/edit/own-figures.ts';
export { changeCounts, findSameCount } from '../content/edit/same-count.ts';
export { setValue } from '../content/edit/set-value.ts';
export { formatDiff } from '../content/fix/diff.ts';
export { fix } from '../content/fix/fix.ts';
export { choose, type Chosen } from '../content/merge/choose.ts';
export type { Conflict } from '../content/merge/conflict.ts';
export { describeConflict } from '../content/merge/describe-conflict.ts';
export { matchItems } from '../content/merge/align.ts';
export { merge } from '../content/merge/merge.ts';
export { formatReport } from '../content/present/report.ts';
export { tell, tellPlainly, type Told } from '../content/present/tell.ts';
export { applyEdit } from '../content/problems/edit.ts';
export { findBlocking } from '../content/validate/foresee.ts';
export { render } from '../render/render.tsx';
export { findMarks, withoutStamps } from '../fields/marks.ts';
