/** Why a stranger may get in: three lines below the services. */
export const reassurance = [
  { icon: "clock", title: "24/7 Available", text: "Every hour of all 365 days, on the phone and on the road." },
  { icon: "shield", title: "Fully Insured", text: "Passenger cover on every vehicle and every trip." },
  { icon: "star", title: "5-Star Service", text: "Over 10\u00a0000 five-star reviews from the back seat." },
] as const;

export type ReassuranceItem = (typeof reassurance)[number];
