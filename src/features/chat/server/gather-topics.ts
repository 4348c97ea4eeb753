import type { Topic } from "./describe-topic.ts";
import { gatherAttractions } from "./gather-attractions.ts";
import { gatherJourneys } from "./gather-journeys.ts";
import { gatherPages } from "./gather-pages.ts";
import { gatherPolicies } from "./gather-policies.ts";
import { gatherServices, servicesAtAGlance } from "./gather-services.ts";
import { gatherTours, toursAtAGlance } from "./gather-tours.ts";

/** Everything the chat knows. Nothing else is ever said about us. */
export const topics: readonly Topic[] = [
  ...gatherServices(),
  servicesAtAGlance(),
  ...gatherTours(),
  toursAtAGlance(),
  ...gatherAttractions(),
  ...gatherJourneys(),
  ...gatherPages(),
  ...gatherPolicies(),
];
