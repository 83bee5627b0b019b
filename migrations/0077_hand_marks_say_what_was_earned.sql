-- What an answer was given by hand is called as other marks are: what it earned; and what is told of it is feedback.
UPDATE "respondents" SET "hand_marks" = (
  SELECT jsonb_object_agg("id", jsonb_strip_nulls(jsonb_build_object('earned', "mark" -> 'points', 'feedback', "mark" -> 'comment')))
  FROM jsonb_each("hand_marks") AS "given" ("id", "mark")
) WHERE "hand_marks" <> '{}';
