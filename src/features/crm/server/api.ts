import { contactApi } from "../contact/server/api.ts";
import { leadsApi } from "../leads/server/api.ts";
import { tasksApi } from "../tasks/server/api.ts";

export const crmApi = [...contactApi, ...leadsApi, ...tasksApi];
