import { applicationApi } from "../application/server/api.ts";
import { cardsApi } from "../cards/server/api.ts";
import { commissionsApi } from "../commissions/server/api.ts";
import { keysApi } from "../keys/server/api.ts";
import { payoutsApi } from "../payouts/server/api.ts";
import { partnerRecordApi } from "../record/server/api.ts";
import { reviewApi } from "../review/server/api.ts";
import { statementsApi } from "../statements/server/api.ts";

export const partnersApi = [
  ...applicationApi,
  ...reviewApi,
  ...partnerRecordApi,
  ...cardsApi,
  ...keysApi,
  ...commissionsApi,
  ...statementsApi,
  ...payoutsApi,
];
