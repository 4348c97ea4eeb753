import { bind } from "#platform/bind.ts";
import { contentContract } from "../contract.ts";
import { attractionPage } from "./attraction-page.ts";
import { attractionsPage } from "./attractions-page.ts";
import { companyDetails } from "./company-details.ts";
import { saveCompanyDetails } from "./save-company-details.ts";
import { servicePage } from "./service-page.ts";
import { servicesPage } from "./services-page.ts";
import { tourPage } from "./tour-page.ts";

export const contentApi = bind(contentContract, {
  companyDetails,
  saveCompanyDetails,
  tourPage,
  attractionPage,
  servicePage,
  attractionsPage,
  servicesPage,
});
