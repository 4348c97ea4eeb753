-- Changing the line's sum locks the line: parallel parts wait for each other, and the check has the last word.
create or replace function sum_bank_allocations() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update bank_lines set allocated_cents = allocated_cents - old.amount_cents where id = old.bank_line_id;
  end if;
  if tg_op <> 'DELETE' then
    update bank_lines set allocated_cents = allocated_cents + new.amount_cents where id = new.bank_line_id;
  end if;
  return null;
end $$;
create or replace trigger bank_allocations_summed
  after insert or update or delete on bank_allocations for each row execute function sum_bank_allocations();
