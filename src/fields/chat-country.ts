/** The number in the address of a chat, as a button, a page or a letter may have it. */
const chatNumber =
  /^(https:\/\/(?:wa\.me\/|(?:api\.|web\.)?whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=))\+?(\d+)/i;

/** A mobile number of this country: two digits of the region, the 9 and eight more. */
const mobile = /^[1-9]{2}9\d{8}$/;

/** The address of a chat with the code of this country, where its number is one of here and lacks it: it would reach somebody abroad. */
export function withCountry(address: string): string | undefined {
  const [, way = '', number = ''] = chatNumber.exec(address.trim()) ?? [];
  return mobile.test(number) ? address.trim().replace(chatNumber, `${way}55${number}`) : undefined;
}
