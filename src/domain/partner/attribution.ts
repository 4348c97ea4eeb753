/** How a partner brought a booking. */
export const attributionChannels = ["link", "qr", "code", "portal", "widget", "api"] as const;
export type AttributionChannel = (typeof attributionChannels)[number];

/** Why a person should look at it before it is paid. */
export const attributionFlags = ["self_booking", "double_claim"] as const;
export type AttributionFlag = (typeof attributionFlags)[number];

const dayMs = 24 * 60 * 60 * 1000;

/** A touch counts while its window is open; one from the future is a wrong clock and counts as of now. */
export const isWithinWindow = (at: Date, days: number, now: Date): boolean =>
  now.getTime() - at.getTime() <= days * dayMs;

type Claim = {
  /** Whose link or code was the last one. */
  readonly linkPartnerId: string | null;
  /** The person who booked in the partner dashboard. */
  readonly portalPartnerId: string | null;
};

/** The last touch that was someone’s wins: a booking made in the dashboard is that partner’s, whatever brought them there. */
export const winnerOf = ({ linkPartnerId, portalPartnerId }: Claim): string | null => portalPartnerId ?? linkPartnerId;

type Booked = Claim & {
  readonly firstPartnerId: string | null;
  readonly isBookedByMember: boolean;
  readonly contactEmail: string;
  /** Of those who sign in for the partner that wins. */
  readonly memberEmails: readonly string[];
};

/** Signs of a partner’s own trip, or of the guest of another one. */
export function flagsOf(booked: Booked): AttributionFlag[] {
  const email = booked.contactEmail.trim().toLowerCase();
  const isOwnContact = booked.memberEmails.some((one) => one.trim().toLowerCase() === email);
  const isOwnLink = booked.portalPartnerId === null && booked.isBookedByMember;
  const claims = new Set(
    [booked.portalPartnerId, booked.linkPartnerId, booked.firstPartnerId].filter((id) => id !== null),
  );
  return [
    ...(isOwnContact || isOwnLink ? (["self_booking"] as const) : []),
    ...(claims.size > 1 ? (["double_claim"] as const) : []),
  ];
}
