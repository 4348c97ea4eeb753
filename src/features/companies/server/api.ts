import { companyRecordApi } from "../record/server/api.ts";
import { travellersApi } from "../travellers/server/api.ts";

export const companiesApi = [...companyRecordApi, ...travellersApi];
