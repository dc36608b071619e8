-- As in 0001: what the planner quotes stays after the row is gone, and no plan needs an address.
ALTER TABLE "orders" ALTER COLUMN "sealed_address" SET STATISTICS 0;
