import { dispatcher } from "./partners/dispatcher.ts";
import { driverProvider } from "./partners/driver-provider.ts";
import { hotel } from "./partners/hotel.ts";
import type { PartnerKind } from "./partners/partner-kind.ts";
import { travelAgent } from "./partners/travel-agent.ts";

/** The four ways of working with us, in the order of the partners page. */
export const partnerKinds: readonly PartnerKind[] = [travelAgent, hotel, driverProvider, dispatcher];
