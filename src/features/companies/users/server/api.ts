import { bind } from "#platform/bind.ts";
import { companyUsersContract } from "../contract.ts";
import { inviteCompanyUser } from "./invite-company-user.ts";
import { listCompanyUsers } from "./list-company-users.ts";
import { withdrawCompanyUser } from "./withdraw-company-user.ts";

export const companyUsersApi = bind(companyUsersContract, { listCompanyUsers, inviteCompanyUser, withdrawCompanyUser });
