-- The pictures of slider and banner were drawn anew, at the same addresses. Alternative texts that still tell of the
-- former ones, as they were made at the first start, tell of the new ones from here on; a text that somebody wrote stays.
WITH "redrawn" ("image", "locale", "told", "tells") AS (
  VALUES
    ('/slides/ask.svg', 'en',
      'The builder: an outline of the questions, a question whose options are being reordered, and its settings',
      'One question on two sheets of cloth, in English and in Bengali; a needle is sewing on the last option'),
    ('/slides/ask.svg', 'bn',
      'প্রশ্নমালা বানানোর পর্দা: বাঁয়ে প্রশ্নের তালিকা, মাঝে একটি প্রশ্নের বিকল্প সাজানো হচ্ছে, ডানে তার সেটিংস',
      'দুই টুকরো কাপড়ে একই প্রশ্ন, বাংলায় ও ইংরেজিতে; শেষ বিকল্পটি সুঁই-সুতায় ফোটানো হচ্ছে'),
    ('/slides/ask.svg', 'bn',
      'প্রশ্নমালা তৈরির পাতা: বাঁয়ে প্রশ্নের তালিকা, মাঝে একটি প্রশ্নের বিকল্প সাজানো হচ্ছে, ডানে তার সেটিংস',
      'দুই টুকরো কাপড়ে একই প্রশ্ন, বাংলায় ও ইংরেজিতে; শেষ বিকল্পটি সুঁই-সুতায় ফোটানো হচ্ছে'),
    ('/slides/answer.svg', 'en',
      'A phone with a question and three choices, next to a rating in stars and a connection that is coming back',
      'Two phones with one question in two languages, and a thread that runs on behind both'),
    ('/slides/answer.svg', 'bn',
      'ফোনের পর্দায় একটি প্রশ্ন আর তিনটি বিকল্প, পাশে তারা দিয়ে রেটিং ও ফিরে আসা নেটওয়ার্ক',
      'দুটি ফোনে দুই ভাষায় একই প্রশ্ন, পেছন দিয়ে একটানা চলে গেছে একটি সুতা'),
    ('/slides/read.svg', 'en',
      'A report: three headline figures above a bar chart and a pie chart',
      'Answers counted in tally strokes, and below each count a bar of the same length'),
    ('/slides/read.svg', 'bn',
      'একটি প্রতিবেদন: ওপরে তিনটি মূল সংখ্যা, নিচে বার চার্ট ও পাই চার্ট',
      'দাগ কেটে গোনা উত্তর, আর প্রতিটির নিচে ঠিক ততটাই লম্বা একটি রেখা'),
    ('/slides/light-page.svg', 'en',
      'A survey on a phone, a weak signal and a saved answer',
      'A paper boat with five tally strokes on its sail, on stitched waves'),
    ('/slides/light-page.svg', 'bn',
      'ফোনে একটি জরিপ, দুর্বল সিগন্যাল, তবু উত্তর সংরক্ষিত',
      'সেলাই করা ঢেউয়ের ওপর কাগজের নৌকা, পালে গোনার পাঁচটি দাগ'),
    ('/slides/two-languages.svg', 'en',
      'The same question on two cards, one in each language',
      'The first letters of both alphabets, hanging from one line'),
    ('/slides/two-languages.svg', 'bn',
      'দুটি কার্ডে একই প্রশ্ন, দুই ভাষায়',
      'দুই বর্ণমালার প্রথম অক্ষর, ঝুলছে একই মাত্রা থেকে'),
    ('/slides/exact.svg', 'en',
      'A table of answers and a chart that agree',
      'Rows of tally strokes on cloth; a needle is drawing the last slash'),
    ('/slides/exact.svg', 'bn',
      'উত্তরের টেবিল আর চার্ট, দুটোর হিসাব মিলে গেছে',
      'কাপড়ে সারি সারি গোনার দাগ; সুঁই-সুতায় শেষ দাগটি পড়ছে'),
    ('/slides/exact.svg', 'bn',
      'উত্তরের সারণি আর চার্ট, দুটোর হিসাব মিলে গেছে',
      'কাপড়ে সারি সারি গোনার দাগ; সুঁই-সুতায় শেষ দাগটি পড়ছে')
)
UPDATE "slides" SET "alt" = "slides"."alt" || "found"."texts"
FROM (
  SELECT "slides"."id", jsonb_object_agg("redrawn"."locale", "redrawn"."tells") AS "texts"
  FROM "slides" JOIN "redrawn"
    ON "slides"."image" = "redrawn"."image" AND "slides"."alt" ->> "redrawn"."locale" = "redrawn"."told"
  GROUP BY "slides"."id"
) AS "found"
WHERE "slides"."id" = "found"."id";--> statement-breakpoint
-- Processes that are still running read it again.
UPDATE "content_version" SET "number" = "number" + 1;
