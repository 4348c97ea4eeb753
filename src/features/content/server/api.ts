import { bind } from "#platform/bind.ts";
import { contentContract } from "../contract.ts";
import { legalContract } from "../legal/contract.ts";
import { legalDetails } from "../legal/server/legal-details.ts";
import { attractionPage } from "./attraction-page.ts";
import { attractionsPage } from "./attractions-page.ts";
import { companyDetails } from "./company-details.ts";
import { saveCompanyDetails } from "./save-company-details.ts";
import { servicePage } from "./service-page.ts";
import { servicesPage } from "./services-page.ts";
import { tourPage } from "./tour-page.ts";

const content = bind(contentContract, {
  companyDetails,
  saveCompanyDetails,
  tourPage,
  attractionPage,
  servicePage,
  attractionsPage,
  servicesPage,
});

export const contentApi = [...content, ...bind(legalContract, { legalDetails })];
