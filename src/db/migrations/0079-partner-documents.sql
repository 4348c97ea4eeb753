-- What a partner agreed with us, its tax status and its bank account, each as a document that our team verifies.
alter table documents drop constraint documents_owner_kind_check;
alter table documents add constraint documents_owner_kind_check
  check (owner_kind in ('driver', 'vehicle', 'provider', 'company', 'partner'));
alter table documents drop constraint documents_type_check;
alter table documents add constraint documents_type_check
  check (type in ('drivers_licence', 'prdp', 'medical', 'guide_registration', 'first_aid', 'licence_disc',
    'roadworthy', 'operating_licence', 'passenger_insurance', 'vehicle_insurance', 'tracker', 'fire_extinguisher',
    'company_registration', 'provider_insurance', 'accreditation', 'public_liability', 'partner_agreement',
    'tax_clearance', 'vat_registration', 'bank_confirmation'));
