/** What networks put behind an address to know who passed it on. */
export const tracking = /^(?:fbclid|gclid|igsh(?:id)?|mibextid)=/i;

/** What only counts who came from where: behind other addresses somebody may have put it for a purpose. */
export const campaign = /^(?:utm_\w+|si|_t|_r)=/i;

/** An address without the queries that only count who came from where, of which one may stand behind an anchor. */
export const withoutCampaign = (address: string): string =>
  address.replaceAll(/\?([^?#\s]*)/g, (whole, query: string) =>
    query.split('&').every((part) => tracking.test(part) || campaign.test(part)) ? '' : whole,
  );
