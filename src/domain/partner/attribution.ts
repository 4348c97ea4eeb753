/** How a partner brought a booking. */
export const attributionChannels = ["link", "qr", "code", "portal", "widget", "api"] as const;
export type AttributionChannel = (typeof attributionChannels)[number];

/** Why our team should check it before it is paid. */
export const attributionFlags = ["self_booking", "double_claim"] as const;
export type AttributionFlag = (typeof attributionFlags)[number];

const dayMs = 24 * 60 * 60 * 1000;

/** A visit counts while its window is open; one in the future comes from a wrong clock and counts as now. */
export const isWithinWindow = (at: Date, days: number, now: Date): boolean =>
  now.getTime() - at.getTime() <= days * dayMs;

type Claim = {
  /** The owner of the latest link or code. */
  readonly linkPartnerId: string | null;
  /** The partner whose dashboard was used. */
  readonly portalPartnerId: string | null;
};

/** The latest contact wins: a booking made in a partner’s dashboard is that partner’s, however its guest arrived. */
export const winnerOf = ({ linkPartnerId, portalPartnerId }: Claim): string | null => portalPartnerId ?? linkPartnerId;

type Booked = Claim & {
  readonly firstPartnerId: string | null;
  readonly isBookedByMember: boolean;
  readonly contactEmail: string;
  /** The addresses of the winning partner’s own users. */
  readonly memberEmails: readonly string[];
};

/** Signs of a partner’s own trip, or of another partner’s guest. */
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
