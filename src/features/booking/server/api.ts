import { accessApi } from "../access/server/api.ts";
import { clientsApi } from "../clients/server/api.ts";
import { deskApi } from "../desk/server/api.ts";
import { faresApi } from "../fares/server/api.ts";
import { holdsApi } from "../holds/server/api.ts";
import { listApi } from "../list/server/api.ts";
import { moneyApi } from "../money/server/api.ts";
import { partnerApi } from "../partner-api/server/api.ts";
import { portalApi } from "../portal/server/api.ts";
import { requestsApi } from "../requests/server/api.ts";
import { saleApi } from "../sale/server/api.ts";
import { selfServiceApi } from "../self-service/server/api.ts";
import { weatherApi } from "../weather/server/api.ts";

export const bookingApi = [
  ...saleApi,
  ...holdsApi,
  ...selfServiceApi,
  ...accessApi,
  ...listApi,
  ...deskApi,
  ...moneyApi,
  ...requestsApi,
  ...weatherApi,
  ...faresApi,
  ...portalApi,
  ...clientsApi,
  ...partnerApi,
];
