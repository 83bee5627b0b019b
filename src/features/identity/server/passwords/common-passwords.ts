/**
 * Passwords of eight characters or more that leaks show many people use, in the world and in Bangladesh; lower case.
 */
const LIST = `
!@#$%^&* !@#$%^&*() !@#$1234 !q2w3e4r !qaz1qaz !qaz2wsx 00000000 000000000 0000000000 01234567 012345678 0123456789
01312345678 01412345678 01512345678 01612345678 01700000000 01711111111 01712345678 01812345678 01912345678
0987654321 0okm9ijn 10203040 1020304050 11111111 111111111 1111111111 11112222 11223344 1122334455 112233445566
11235813 12121212 123123123 123123123a 123321123 1234!@#$ 12341234 12344321 123454321 1234554321 123456123
123456123456 12345654321 123456654321 12345678 123456780 123456781 123456789 1234567890 1234567890a 12345678910
123456789a 12345678a 1234567a 123456abc 123456qwerty 12345abc 12345qwert 1234abcd 1234qwer 1234qwerasdf 123654789
123698745 123789456 123abc123 123qwe123 123qweasd 123qweasdzxc 12qwaszx 13131313 13579246 135792468 1357924680
147258369 147852369 14789632 147896325 159357456 159753159 159753456 159951159 16121971 1971bangladesh 19831983
19841984 19851985 19861986 19871987 19881988 19891989 19901990 19911991 19921992 19931993 19941994 19951995 19961996
19971997 19981998 19991999 1a2b3c4d 1a2s3d4f 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz!qaz 1qaz2wsx 1qaz2wsx3edc
1qaz@wsx 1qazxcvb 1qazxsw2 1z2x3c4v 20002000 20012001 20202020 20232023 20242024 20252025 21021952 21122112 22222222
23232323 246813579 24682468 25252525 26031971 31313131 31415926 314159265 33333333 36925814 369258147 44444444
45454545 456123789 456789123 4815162342 54545454 55555555 55556666 654321654321 66666666 66668888 74108520 741852963
753951456 77777777 77778888 786110786 78678678 786786786 7867867867 78945612 789456123 7894561230 789456123a
789654123 789789789 852456852 8675309a 87654321 88888888 88888888a 951753852 963852741 987456321 98765432 987654321
9876543210 98769876 99999999 999999999 a1234567 a12345678 a123456789 a1234567890 a1a1a1a1 a1b2c3d4 a1b2c3d4e5
a1s2d3f4 aa123123 aa123456 aa12345678 aaa12345 aaa123456 aaaa1111 aaaa1234 aabbccdd abbaamma abbuammu abc12345
abc123456 abc1234567 abc12345678 abc123abc abc@1234 abc@12345 abcabc123 abcabcabc abcd1234 abcd12345 abcd123456
abcd@123 abcd@1234 abcdef12 abcdef123 abcdefg1 abcdefg123 abcdefgh abcdefghi abcdefghij access123 access14 admin123
admin123! admin1234 admin12345 admin123456 admin2020 admin2021 admin2022 admin2023 admin2024 admin2025 admin@123
admin@1234 admin@12345 adminadmin administrador administrator administrator1 adminpass akash123 akash1234 akash12345
alejandra alejandro alexander alexander1 alexandra alexandra1 alexandre alexis12 alhamdulillah allah123 allah1234
allah12345 allah786 allahakbar allahhelpme allahis1 allahisone allahone allahuakbar amanda12 amanda123 amarjibon
amarma123 amarsonarbangla america1 american amitumi1 amma1234 ammaabba ammuabbu andrea12 andrew12 andrew123 android1
angel123 angel1234 angel12345 angelbaby angelica angelika angelina angels12 anthony1 anthony12 anthony123 antonio1
anything aq12wsde3 aquarius argentina argentina10 arif1234 arif12345 arif123456 ariful123 arsenal1 arsenal12
arsenal123 arsenal14 as123456 as12345678 asd12345 asd123456 asd123asd asdasd123 asdasdasd asdf1234 asdf12345
asdfasdf asdfg123 asdfg12345 asdfgh123 asdfghjk asdfghjkl asdfghjkl1 asdfqwer asdqwe123 ashley12 ashley123
assalamualaikum assassin asshole1 asshole123 australia australia1 autumn12 autumn2020 autumn2021 autumn2022
autumn2023 autumn2024 ayesha12 ayesha123 ayesha1234 az123456 azerty123 azertyuiop b1234567 babu1234 babu12345
babu123456 baby1234 baby12345 babybaby babyblue babyboy1 babyboy12 babycakes babydoll babyface babygirl babygirl1
babygirl12 babygirl123 bailey12 banana12 banana123 bananas1 bandit12 bangla123 bangla1234 bangla12345 bangla71
banglabangla bangladesh bangladesh1 bangladesh12 bangladesh123 bangladesh1971 bangladesh71 bangladesh@123 barbie12
barcelona barcelona1 barcelona10 barcelona123 barisal1 barisal123 baseball baseball1 baseball12 baseball123
basketball basketball1 basketball123 batman12 batman123 batman1234 beautiful beautiful1 beautiful123 benjamin
benjamin1 bestfriend bestfriend1 bestfriends bhalobasha bigdaddy bigdaddy1 bismillah bismillah1 bismillah123
bismillah786 bitchass biteme12 black123 blackberry blackcat blackhawk blackie1 blacky12 blahblah blahblah1 blessed1
blessed123 blessing blue1234 blue12345 blueberry bluebird blueeyes blueeyes1 bmw12345 bobmarley bogra123 bondhu123
brandon1 brandon12 brandon123 brazil123 brittany brittany1 broncos1 brother1 brothers bubbles1 bubbles12 bubbles123
bullshit bullshit1 business business1 buster12 buster123 butterfly butterfly1 butterfly123 butterscotch california
california1 camaro12 cameron1 canada12 capricorn captain1 captain123 carlos12 caroline cash1234 catherine champion
champion1 champion123 champions change_me changeme changeme1 changeme123 charlie1 charlie12 charlie123 charlotte
charlotte1 chattogram cheese12 cheese123 cheesecake chelsea1 chelsea11 chelsea12 chelsea123 cherry12 chevrolet
chicago1 chittagong chittagong1 chocolate chocolate1 chocolate12 chocolate123 chowdhury chris123 christ12 christian
christian1 christian12 christina christine christmas christmas1 christopher cinderella cinnamon claudia1 coffee12
college1 college123 comilla1 comilla123 computer computer1 computer12 computer123 cookie12 cookie123 cookies1
corvette corvette1 counterstrike cowboys1 cowboys22 cowboys88 coxsbazar coxsbazar1 creative creative1 cricket1
cricket12 cricket123 cristian cristiano cristiano7 cristianoronaldo cristina crystal1 crystal12 cupcake1 cutiepie
cutiepie1 d1234567 daddy123 daddysgirl dance123 dancer12 dancing1 daniel12 daniel123 danielle danielle1 danny123
darkside darling1 darling123 darthvader david123 david1234 december december1 december12 default1 default123
demo1234 demo12345 dhaka123 dhaka1234 dhaka12345 dhaka1971 dhaka@123 dhakacity diamond1 diamond12 diamond123
diamonds digimon1 doctor12 doggie12 doggy123 dollars1 dolphin1 dolphins dolphins1 dominic1 dominique doraemon
doraemon1 dragon12 dragon123 dragon1234 dragonball dragonballz drowssap drummer1 dubai123 e1234567 eagles12
eidmubarak elephant elephant1 elizabeth elizabeth1 elizabeth12 emerald1 eminem12 eminem123 engineer engineer1
england1 everything example1 facebook facebook1 facebook123 faith123 faithful family12 family123 family1st familyguy
farhana1 fatema12 fatema123 father12 february fernanda fernando ferrari1 florida1 flower12 flower123 flowerpower
flowers1 football football1 football12 football123 football2 footballer forever1 forever21 foreverlove foreverme
fortnite fortnite1 fortnite123 francesco francisco frederick freedom1 freedom12 freedom123 friday13 friends1
friends12 friends123 friendship fuck1234 fuckface fuckoff1 fuckthis fuckyou! fuckyou1 fuckyou12 fuckyou123 fuckyou2
g1234567 gabriel1 gabriela gabriella gandalf1 gangsta1 gangster gangster1 garden12 garfield garfield1 gazipur1
gazipur123 gemini12 george12 george123 germany1 ginger12 ginger123 gloria12 gmail123 gmail1234 godbless godbless1
godfather godfather1 godisgood godisgreat godislove gold1234 goldfish goodbye1 goodgirl goodluck goodluck1
goodmorning google12 google123 gorgeous gorgeous1 green123 greenday greenday1 griffin1 guest123 guest1234 guitar12
guitar123 gymnastics halo1234 handsome handsome1 hannah12 hannah123 harley12 harleydavidson harry123 harrypotter
hasan123 hasan1234 hasan12345 hasan123456 heaven12 hello123 hello123! hello1234 hello12345 hello2020 hello@123
hellohello hellokitty hellokitty1 hellothere helloworld helloworld1 heyhey12 hiphop12 hockey12 hockey123 hogwarts
honda123 honey123 horses12 hossain1 hossain12 hossain123 hossen123 hotmail1 hotstuff hunter12 hunter123 hurricane
icecream icecream1 iloveallah iloveammu ilovebangladesh ilovebd123 ilovegod iloveher ilovehim ilovejesus iloveme1
iloveme2 ilovemom ilovemyfamily ilovemymom ilovemyself iloveu12 iloveu123 iloveu22 iloveyou iloveyou! iloveyou1
iloveyou12 iloveyou123 iloveyou13 iloveyou14 iloveyou2 iloveyou22 iloveyou3 iloveyou7 iloveyouso iloveyousomuch
imran123 imran1234 imran12345 india123 india1234 india@123 indonesia indonesia1 inshallah inshallah1 instagram
instagram1 instagram123 internet internet1 internet123 iphone12 ironmaiden ironman1 ironman123 isabella isabella1
isabelle islam123 islam1234 islam12345 islam786 islamabad islamic1 jackson1 jackson5 jahid123 jahid1234 jannat12
jannat123 jannatul january1 jasmine1 jasmine12 jasmine123 jeffrey1 jennifer jennifer1 jeremiah jessica1 jessica12
jessica123 jessore1 jesus123 jesus1234 jesus777 jesuschrist jesusislord jesuslives jesussaves jibon123 jonathan
jonathan1 jonathan123 jordan01 jordan12 jordan123 jordan23 joseph12 joseph123 joshua12 joshua123 joy12345 joy123456
joybangla joybangla1 joybangla123 joybangla71 justin12 justin123 justinbieber juventus juventus1 juventus10 karim123
karim1234 katherine kathleen khadija1 khan1234 khan12345 khan123456 khulna12 khulna123 khulna1234 killer12 killer123
kimberly kimberly1 kitten12 kitty123 kittycat kittycat1 kobe2424 lacrosse lakers08 lakers24 lauren12 lebron23
leomessi10 leonardo letmein! letmein1 letmein12 letmein123 letmein1234 letmeinnow liberty1 lightning lindsey1
linkedin linkedin1 linkinpark linkinpark1 lion1234 lionelmessi lionking lionking1 liverpool liverpool1 liverpool123
lkjhgfdsa login123 login1234 logitech london12 london123 lovebug1 loveforever lovehurts loveisblind lovelove
lovelove1 lovelovelove lovely12 lovely123 loveme12 loveme123 lover123 loverboy lovergirl loveyou1 loveyou12
loveyou123 loveyou2 lucky123 lucky1234 lucky777 luckydog m1234567 m12345678 mabaabba mabababa madina123 madison1
madison12 makkah123 malaysia mamun123 mamun1234 mamun12345 manager1 manager123 manchester manchester1 manunited
manutd12 manutd123 margaret maria123 marie123 marina12 marines1 mario123 marley12 martin12 martina1 mashallah1
mashrafe mashrafe2 master12 master123 master1234 masterkey masud123 masud1234 matrix123 matthew1 matthew12
matthew123 maverick melissa1 melissa12 melissa123 mercedes mercedes1 mercedesbenz messi1010 messi123 metallica
metallica1 michael1 michael12 michael123 michelle michelle1 mickey12 mickeymouse microsoft midnight midnight1
miguel12 military million1 millionaire mim12345 mim123456 minecraft minecraft1 minecraft123 minnie12 mitu1234
mnbvcxz1 mohamed1 mohammad mohammed mommy123 monday123 money123 money1234 moneyman moneymoney monir123 monkey11
monkey12 monkey123 monkey1234 monkeys1 moonlight moonlight1 mother12 mother123 motherfucker motherlode motorola
mountain mountain1 muhammad muhammad1 muhammad123 muhammad786 muhammadsaw munna123 munna1234 mushfiq1 music123
music1234 musiclover mustang1 mustang12 mustang123 mylove12 mylove123 mylover1 mymensingh mymensingh1 mypassword
mypassword1 myspace1 myspace123 nahid123 nahid1234 narayanganj naruto12 naruto123 natalie1 natasha1 nathaniel
nayeem12 nepal123 newpassword newyork1 newyork12 newyork123 neymar11 neymarjr nicholas nicholas1 nicolas1 nicole12
nicole123 ninja123 nintendo nintendo64 nirvana1 noakhali noakhali1 noakhali123 nokia123 nokia1234 nopass123
nopassword nothing1 nothing123 november november1 nurse123 nusrat12 nusrat123 october1 olivia12 orange12 orange123
p@$$w0rd p@ssw0rd p@ssw0rd1 p@ssw0rd123 p@ssword pa$$word pa55w0rd pa55word packers1 pakistan pakistan1 pakistan12
pakistan123 pakistan786 panther1 panthers paris123 pass1234 pass12345 pass123456 pass1word pass@123 pass@1234
passcode passcode1 passpass passpass1 passphrase passw0rd passw0rd1 password password! password#1 password0
password00 password007 password01 password1 password1! password11 password12 password123 password123! password1234
password12345 password123456 password2 password2020 password2021 password2022 password2023 password2024 password2025
password2026 password3 password99 password@1 password@123 passwords passwort patricia patricia1 patrick1 patrick12
patrick123 patriot1 patriots peanut12 penguin1 penguins pepper12 pepper123 philippines phoenix1 phoenix12 pikachu1
pikachu123 pilot123 pimpdaddy pimpin12 pineapple pinkpink pinterest platinum playboy1 playboy69 player12 playgirl
playstation playstation1 playstation2 poiuytre poiuytrewq pokemon1 pokemon12 pokemon123 poohbear poohbear1 popcorn1
porsche1 porsche911 precious precious1 pretty12 prettygirl princesa princesa1 princess princess1 princess12
princess123 princess2 princess7 priya123 priya1234 pumpkin1 puppies1 puppy123 puppylove purple12 purple123 pussycat
q12345678 q123456789 q1q1q1q1 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qaz12345 qazqazqaz qazwsx123 qazwsxedc qazwsxedcrfv
qazxsw21 qazxswedc qwaszx12 qwe12345 qwe123456 qwe123asd qwe123qwe qweasdzxc qweasdzxc123 qweqweqwe qwer1234
qwer12345 qwerasdf qwerasdfzxcv qwerqwer qwert123 qwert1234 qwert12345 qwerty00 qwerty01 qwerty1! qwerty11 qwerty12
qwerty123 qwerty123! qwerty1234 qwerty12345 qwerty123456 qwerty321 qwerty99 qwertyqwerty qwertyui qwertyuio
qwertyuiop qwertyuiop1 rachel12 rahim123 rahim1234 rahman12 rahman123 rahman1234 raiders1 rainbow1 rainbow12
rainbow123 rajshahi rajshahi1 rajshahi123 raju1234 raju12345 rakib123 rakib1234 rakib12345 rakib123456 ramadan1
rana1234 rana12345 rana123456 ranger01 ranger12 rangpur1 rangpur123 raymond1 realmadrid realmadrid1 realmadrid7
rebecca1 rebecca12 redskins redsox12 redwings research richard1 richard123 ripon123 riya1234 robert12 robert123
roberto1 rocknroll rockstar rockstar1 rockstar123 rockyou1 rodrigo1 ronaldo07 ronaldo1 ronaldo123 ronaldo7 root1234
root12345 rootroot rosebud1 roses123 rubel123 rubel1234 runescape runescape1 running1 s1234567 s12345678 sabrina1
sabrina12 sagar123 sagittarius sagor123 sagor1234 sakib123 sakib1234 sakib12345 samantha samantha1 samantha123
sample123 samsung1 samsung12 samsung123 samuel12 sandra12 santiago sapphire sarker123 sasuke12 savannah school12
school123 scooter1 scorpion scorpion1 sebastian sebastian1 secret12 secret123 secret1234 security security1
september september1 sexy1234 sexybitch sexyboy1 sexygirl sexylady sexymama shadow12 shadow123 shadow1234 shakib123
shakib75 shakib75al shonarbangla shopno123 shuvo123 shuvo1234 silver12 silver123 singapore sister12 sisters1
skateboard skater12 skywalker slipknot slipknot1 slipknot6 snickers snickers1 sniper12 snoopy12 soccer10 soccer11
soccer12 soccer123 softball softball1 softball12 sohel123 sohel1234 soldier1 something sonarbangla sonic123 sophie12
spencer1 spiderman spiderman1 spiderman123 spongebob spongebob1 spring12 spring2020 spring2021 spring2022 spring2023
spring2024 spring2025 srilanka starcraft starlight startrek startrek1 starwars starwars1 starwars123 steelers
steelers1 steelers7 stephanie stephanie1 strawberry strawberry1 student1 student12 student123 subhanallah success1
success123 sujon123 sujon1234 sumaiya1 sumaiya123 summer01 summer06 summer07 summer08 summer09 summer12 summer123
summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 sumon123 sumon1234 sumon12345 sunday12 sunflower
sunflower1 sunshine sunshine1 sunshine12 sunshine123 sunshine2 superman superman1 superman12 superman123 superuser
superuser1 supervisor suzuki12 sweetgirl sweetheart sweetheart1 sweetie1 sweetie12 sweetlove sweetness sweety12
swimming swimming1 sylhet12 sylhet123 sylhet1234 tamim123 tamim1234 tania123 tanvir12 tanvir123 taylor12 taylor123
teacher1 teacher123 temp1234 temporary temppass test1234 test12345 test123456 test@123 test@1234 tester123 testing1
testing123 testpass testtest texas123 thailand thepassword theresa1 thomas12 thomas123 thunder1 thunder12 thunder123
tiffany1 tiger123 tiger1234 tigers12 tigers123 tigger12 tigger123 timothy1 tinkerbell tinkerbell1 toor1234 topsecret
topsecret1 tornado1 toyota12 trinity1 truelove truelove1 trustme1 trustno1 tumiamar tupac123 tweety12 twitter1
university user1234 user12345 user123456 username username1 valentin valentina valentine valobasha valobasi vanessa1
vanessa12 veronica veronica1 victoria victoria1 victoria123 vietnam1 vincent1 virginia virgo123 volleyball
volleyball1 warcraft warcraft1 warrior1 warriors watermelon welcome01 welcome1 welcome1! welcome12 welcome123
welcome1234 welcome2 welcome2020 welcome2021 welcome2022 welcome2023 welcome2024 welcome2025 welcome@123 welcomeback
welcomehome whatever whatever! whatever1 whatever12 whatever123 whatsapp whatsapp1 whiskey1 whiteboy william1
william12 william123 windows1 windows10 windows7 winner12 winner123 winniethepooh winter12 winter123 winter2020
winter2021 winter2022 winter2023 winter2024 winter2025 wolverine wolverine1 wrestling x1234567 xxx12345 yahoo123
yamaha12 yankees1 yankees2 yellow12 yellow123 yourpassword youtube1 youtube123 z1234567 z12345678 zachary1 zaq12wsx
zaq1@wsx zaq1xsw2 zaqwsxcde zaqxswcde zelda123 zxc12345 zxc123456 zxcasdqwe zxcasdqwe123 zxcv1234 zxcvbnm, zxcvbnm.
zxcvbnm1 zxcvbnm123 zxcvbnma zxcvzxcv zz123456
`;

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(LIST.split(/\s+/).filter(Boolean));
