-- A tally's rows are written again with every batch that is folded: in a page that has room for what is written
-- anew no index entry has to be.
ALTER TABLE "tallies" SET (fillfactor = 50);
