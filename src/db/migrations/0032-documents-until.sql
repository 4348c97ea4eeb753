-- The last day of a vehicle's documents goes by the word of the screens.
alter table vehicles rename column papers_until to documents_until;
