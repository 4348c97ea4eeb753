import { approvalsApi } from "../approvals/server/api.ts";
import { companyBookingsApi } from "../bookings/server/api.ts";
import { companyCareApi } from "../care/server/api.ts";
import { companyPolicyApi } from "../policy/server/api.ts";
import { companyRecordApi } from "../record/server/api.ts";
import { travellersApi } from "../travellers/server/api.ts";
import { companyUsersApi } from "../users/server/api.ts";

export const companiesApi = [
  ...companyRecordApi,
  ...travellersApi,
  ...companyBookingsApi,
  ...approvalsApi,
  ...companyCareApi,
  ...companyPolicyApi,
  ...companyUsersApi,
];
